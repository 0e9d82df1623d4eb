import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const conditions = new Set(['@media', '@container', '@supports']);

/** True when all selectors begin with a class. Those of the page, such as `:root`, would not match below `html`. */
const isOfClasses = ({ type, props, children }: Element): boolean =>
  typeof children !== 'string' && conditions.has(type)
    ? children.every(isOfClasses)
    : Array.isArray(props) && props.every((selector) => selector.startsWith('.'));

/**
 * Puts a component's `@media` and `@container` rules into a style rule, which adds nothing to their specificity. Chromium
 * matches every element of the page again when an at-rule is added to a style sheet, but not for a style rule.
 */
export function insideStyleRules(element: Element): void {
  const { type, root, children } = element;
  if (root !== null || !conditions.has(type) || typeof children === 'string') return;
  if (!children.every(isOfClasses)) return;
  const end = { ...element, type: 'decl', children: '}', props: '', value: '}', root: element };
  element.value = `:where(html){${element.value}`;
  element.children = [...children, end];
}
