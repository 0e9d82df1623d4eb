import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

const icons = {
  None: undefined,
  Plus: <Plus size={16} aria-hidden />,
  Sparkles: <Sparkles size={16} aria-hidden />,
  Download: <Download size={16} aria-hidden />,
};

/** With more properties than this, they are shown in groups. */
const ungrouped = 8;

/** The type of a property that only a story describes: Storybook does not read what another file's type adds. */
const unread: SBType = { name: 'other', value: '' };

const isNode = (type: SBType): boolean => type.name === 'other' && type.value === 'ReactNode';

const isNothing = (type: SBType): boolean =>
  type.name === 'other' && (type.value === 'undefined' || type.value === 'null');

/** True for what a person can type: a string, also an optional one, and content. */
const isText = (type: SBType): boolean =>
  type.name === 'union'
    ? type.value.some(isText) && type.value.every((each) => isText(each) || isNothing(each))
    : type.name === 'string' || isNode(type);

/** True for a value that the editor of a control can hold: neither functions nor elements. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) &&
      [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
      Object.values(value).every(isData)
    : value !== undefined && typeof value !== 'function';

const isEvent = (name: string, type: SBType): boolean =>
  type.name === 'function' || /^on[A-Z]/.test(name);

function categoryOf(name: string, type: SBType): string {
  if (isEvent(name, type)) return 'Events';
  if (/^(aria-.*|id|ref|form|type|tabIndex|autoFocus)$/.test(name)) return 'HTML';
  if (type.name === 'boolean') return 'State';
  return type.name === 'enum' || type.name === 'number' ? 'Look' : 'Content';
}

/** The control of a property, or nothing where Storybook's own is the right one. */
function controlOf(name: string, type: SBType, value: unknown): Partial<StrictInputType> {
  if (isEvent(name, type)) return { control: false };
  if (isNode(type) && /icon$/i.test(name))
    return { control: 'select', options: Object.keys(icons), mapping: icons };
  if (typeof value === 'string' && type.name !== 'enum') return { control: 'text' };
  if (isText(type) && (value === undefined || value === null)) return { control: 'text' };
  if (['string', 'number', 'boolean', 'enum'].includes(type.name) || isData(value)) return {};
  return { control: false };
}

/**
 * Gives the properties that Storybook reads from the types a control that a person can use, and groups them. Storybook alone
 * offers its editor of JSON for content, which would replace elements and functions by nothing.
 */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const isGrouped = Object.keys(argTypes).length > ungrouped;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type = unread, table } = argType;
      const category = isGrouped ? { category: categoryOf(name, type) } : {};
      const own = argType.options ? {} : controlOf(name, type, initialArgs[name]);
      return [name, { ...own, ...argType, table: { ...category, ...table } }];
    }),
  );
};
