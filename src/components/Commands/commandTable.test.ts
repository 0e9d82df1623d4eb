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
  it('holds what the parts of the page bring, for as long as they are there', () => {
    const table = createCommandTable();
    const leave = table.add(() => ({ commands: [command('add')] }));
    table.add(() => ({ commands: [command('search')] }));
    expect(ids(table.all())).toEqual(['add', 'search']);
    leave();
    expect(ids(table.all())).toEqual(['search']);
  });

  it('reads a source when it is asked, not when it came', () => {
    const table = createCommandTable();
    let isOff = true;
    table.add(() => ({ commands: [command('add', { isOff })] }));
    expect(ids(table.matching(''))).toEqual([]);
    isOff = false;
    expect(ids(table.matching(''))).toEqual(['add']);
  });

  it('finds commands by what they are called, and rows only for a text', () => {
    const table = createCommandTable();
    table.add(() => ({
      commands: [command('add'), command('generate')],
      find: (text) => [command(`row ${text}`)],
    }));
    expect(ids(table.matching('  '))).toEqual(['add', 'generate']);
    expect(ids(table.matching(' GEN'))).toEqual(['generate', 'row  GEN']);
  });

  it('knows an id once: the later one counts', () => {
    const table = createCommandTable();
    table.add(() => ({ commands: [command('add', { label: 'Old' })] }));
    table.add(() => ({ commands: [command('add', { label: 'New' })] }));
    expect(table.all().map(({ label }) => label)).toEqual(['New']);
  });
});
