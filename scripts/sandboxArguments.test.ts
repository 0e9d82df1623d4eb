import { describe, expect, it } from 'vitest';
import { readArguments } from './sandboxArguments.ts';

describe('readArguments', () => {
  it('needs no arguments', () => {
    expect(readArguments([], {})).toEqual({ port: 5173, reset: false, generationMs: 2500 });
  });

  it('reads all arguments', () => {
    const args = ['--reset', '--seed', 'demo', '--generation-ms', '0'];
    expect(readArguments(args, { PORT: '5301' })).toEqual({
      port: 5301,
      reset: true,
      generationMs: 0,
      seed: 'demo',
    });
  });

  it('can use another data folder, and run a model', () => {
    expect(readArguments(['--data', '/somewhere/else'], {}).dataFolder).toBe('/somewhere/else');
    expect(readArguments(['--model', 'hf:a/b:Q4'], {}).model).toBe('hf:a/b:Q4');
  });

  it.each([
    [['--rest'], {}, /--rest.*Possible are: --reset/],
    [['demo'], {}, /demo.*Possible are/],
    [['--seed', 'all'], {}, /--seed all is not known/],
    [['--seed'], {}, /--seed.*Possible are/],
    [['--generation-ms', '-1'], {}, /--generation-ms/],
    [['--generation-ms', 'soon'], {}, /must be a whole number/],
    [[], { PORT: '99999' }, /PORT must be a whole number up to 65535, not 99999/],
    [[], { PORT: 'http' }, /PORT must be a whole number/],
  ])('says what is wrong with %s %s', (args, env, message) => {
    expect(() => readArguments(args, env)).toThrow(message);
  });
});
