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

it('content and optional texts are typed, and elements are left alone', () => {
  expect(controlOf(node)).toMatchObject({ control: 'text' });
  expect(controlOf(node, 'Save')).toMatchObject({ control: 'text' });
  expect(controlOf(maybe({ name: 'string' }))).toMatchObject({ control: 'text' });
  expect(controlOf(node, createElement('b'))).toMatchObject({ control: false });
});

it('the editor of JSON is offered for data alone', () => {
  const list: SBType = { name: 'other', value: 'unknown' };
  expect(controlOf(list, [{ value: 'a', label: 'A' }])).not.toHaveProperty('control');
  expect(controlOf(list, [{ value: 'a', icon: createElement('b') }])).toMatchObject({
    control: false,
  });
  expect(controlOf(list, { onSelect: () => undefined })).toMatchObject({ control: false });
  expect(controlOf(list, new Set(['a']))).toMatchObject({ control: false });
  expect(controlOf(list)).toMatchObject({ control: false });
});

it('types that Storybook knows keep its controls, and events have none', () => {
  expect(controlOf({ name: 'enum', value: ['a', 'b'] }, 'a')).not.toHaveProperty('control');
  expect(controlOf({ name: 'boolean' })).not.toHaveProperty('control');
  expect(given({ onOpen: maybe({ name: 'other', value: 'unknown' }) })['onOpen']).toMatchObject({
    control: false,
  });
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
