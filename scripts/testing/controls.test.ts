import { createElement } from 'react';
import type { SBType, StrictInputType } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readableControls } from '#storybook/controls.tsx';

const node: SBType = { name: 'other', value: 'ReactNode' };
const maybe = (type: SBType): SBType => ({
  name: 'union',
  value: [type, { name: 'other', value: 'undefined' }],
});

/** What the enhancer makes of these properties and their values. */
function given(types: Record<string, SBType>, initialArgs: Record<string, unknown> = {}) {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, type]): [string, StrictInputType] => [name, { name, type }]),
  );
  const context = { title: '', kind: '', id: '', name: '', story: '', tags: [], parameters: {} };
  return readableControls({ ...context, componentId: '', argTypes, initialArgs });
}

const controlOf = (type: SBType, value?: unknown) => given({ it: type }, { it: value })['it'];

const list: SBType = { name: 'other', value: 'unknown' };

it.each<[what: string, type: SBType, value: unknown, control: unknown]>([
  ['content', node, undefined, 'text'],
  ['content that is a text', node, 'Save', 'text'],
  ['an optional text', maybe({ name: 'string' }), undefined, 'text'],
  ['an element, which is left alone', node, createElement('b'), false],
  ['data', list, [{ value: 'a', label: 'A' }], undefined],
  ['data with an element', list, [{ value: 'a', icon: createElement('b') }], false],
  ['data with a function', list, { onSelect: () => undefined }, false],
  ['an object of a class', list, new Set(['a']), false],
  ['nothing', list, undefined, false],
  ['a choice', { name: 'enum', value: ['a', 'b'] }, 'a', undefined],
  ['a switch', { name: 'boolean' }, undefined, undefined],
])('%s has the control that a person can use', (_what, type, value, control) => {
  expect(controlOf(type, value)?.control).toBe(control);
});

it('an event has no control', () => {
  expect(given({ onOpen: maybe(list) })['onOpen']?.control).toBe(false);
});

it('an icon is chosen from a few, of which one is none', () => {
  const { icon } = given({ icon: node });
  expect(icon).toMatchObject({
    control: 'select',
    options: ['None', 'Plus', 'Sparkles', 'Download'],
  });
  expect(icon?.mapping?.['None']).toBeUndefined();
});

it('many properties are grouped by what they change, few are not', () => {
  const many = given({
    children: node,
    variant: { name: 'enum', value: ['a', 'b'] },
    size: { name: 'number' },
    isBusy: { name: 'boolean' },
    isWide: { name: 'boolean' },
    label: { name: 'string' },
    onClick: { name: 'function' },
    ref: { name: 'other', value: 'Ref' },
    'aria-label': { name: 'string' },
  });
  const groups = Object.entries(many).map(([name, { table }]) => `${name}: ${table?.category}`);
  expect(groups).toEqual([
    'children: Content',
    'variant: Look',
    'size: Look',
    'isBusy: State',
    'isWide: State',
    'label: Content',
    'onClick: Events',
    'ref: HTML',
    'aria-label: HTML',
  ]);
  expect(controlOf(node)?.table).toEqual({});
});
