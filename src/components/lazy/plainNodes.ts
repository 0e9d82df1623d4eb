import { Fragment, isValidElement, type ReactNode } from 'react';

const svgSpace = 'http://www.w3.org/2000/svg';

/** React props whose HTML attribute has another name. */
const pageNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** Attributes that are written as `true` or `false` instead of being present or absent. */
const isEnumerated = (name: string): boolean => /^(aria|data)-/.test(name);

/** The text of an attribute; undefined for a prop that is not an attribute. */
function attributeOf(name: string, value: unknown): string | undefined {
  if (name === 'children') return undefined;
  if (typeof value === 'boolean' && !isEnumerated(name)) return value ? '' : undefined;
  const isWritten = ['string', 'number', 'boolean'].includes(typeof value);
  // Event handlers are left out: nothing can be pressed yet.
  return isWritten ? `${value as string | number | boolean}` : undefined;
}

/**
 * Appends plain React elements to the page without React, for rows that are shown before React has loaded. Components are
 * not supported.
 */
export function appendPlain(node: ReactNode, parent: Element): void {
  if (Array.isArray(node)) {
    for (const child of node) appendPlain(child, parent);
  } else if (isValidElement<Readonly<Record<string, unknown>> & { children?: ReactNode }>(node)) {
    const { type, props } = node;
    if (type === Fragment) return appendPlain(props.children, parent);
    if (typeof type !== 'string')
      throw new TypeError('Only plain elements can be rendered without React.');
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
