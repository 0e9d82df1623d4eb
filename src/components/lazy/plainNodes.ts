import { Fragment, isValidElement, type ReactNode } from 'react';

const svgSpace = 'http://www.w3.org/2000/svg';

/** What React calls otherwise than the page does. */
const pageNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** Whether an attribute says true and false in words instead of being there or not. */
const isSpoken = (name: string): boolean => /^(aria|data)-/.test(name);

/** An attribute as the page writes it; nothing for what is not one. */
function attributeOf(name: string, value: unknown): string | undefined {
  if (name === 'children') return undefined;
  if (typeof value === 'boolean' && !isSpoken(name)) return value ? '' : undefined;
  const isWritten = ['string', 'number', 'boolean'].includes(typeof value);
  // What listens has nothing to hear yet.
  return isWritten ? `${value as string | number | boolean}` : undefined;
}

/**
 * Draws plain elements without React, and appends them: where rows can be shown long before React is there. What has hooks
 * or a style of its own can't be drawn this way; rows have neither.
 */
export function appendPlain(node: ReactNode, parent: Element): void {
  if (Array.isArray(node)) {
    for (const child of node) appendPlain(child, parent);
  } else if (isValidElement<Readonly<Record<string, unknown>> & { children?: ReactNode }>(node)) {
    const { type, props } = node;
    if (type === Fragment) return appendPlain(props.children, parent);
    if (typeof type !== 'string')
      throw new TypeError('Only plain elements are drawn without React.');
    const space = type === 'svg' ? svgSpace : parent.namespaceURI;
    const element = document.createElementNS(space, type);
    for (const [name, value] of Object.entries(props)) {
      const text = attributeOf(name, value);
      if (text !== undefined) element.setAttribute(pageNames[name] ?? name, text);
    }
    appendPlain(props.children, element);
    parent.append(element);
  } else if (typeof node === 'string' || typeof node === 'number') {
    parent.append(`${node}`);
  }
}
