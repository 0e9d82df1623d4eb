import { describe, expect, it } from 'vitest';
import { createCommandTable, type Command } from './commandTable.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  label: `Do ${id}`,
  group: 'Page',
  run: () => undefined,
  ...more,
});
const ids = (commands: readonly Command[]) => commands.map(({ id }) => id);

describe('the table of commands', () => {
  it('contains the commands of mounted parts of the page', () => {
    const table = createCommandTable();
    const leave = table.add(() => ({ commands: [command('add')] }));
    table.add(() => ({ commands: [command('search')] }));
    expect(ids(table.all())).toEqual(['add', 'search']);
    leave();
    expect(ids(table.all())).toEqual(['search']);
  });

  it('reads a source on each request, not when it was registered', () => {
    const table = createCommandTable();
    let isOff = true;
    table.add(() => ({ commands: [command('add', { isOff })] }));
    expect(ids(table.matching(''))).toEqual([]);
    isOff = false;
    expect(ids(table.matching(''))).toEqual(['add']);
  });

  it('keeps one command per id: the later one', () => {
    const table = createCommandTable();
    table.add(() => ({ commands: [command('add', { label: 'Old' })] }));
    table.add(() => ({ commands: [command('add', { label: 'New' })] }));
    expect(table.all().map(({ label }) => label)).toEqual(['New']);
  });
});
