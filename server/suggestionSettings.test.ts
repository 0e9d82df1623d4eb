import { describe, expect, it } from 'vitest';
import { suggestionSettings } from './suggestionSettings.ts';

const OPENAI_BASE_URL = 'http://localhost:11434/v1/';

describe('the settings of suggestions', () => {
  it('may all be left out, and a key alone is nothing', () => {
    expect(suggestionSettings({})).toEqual({});
    expect(suggestionSettings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' })).toEqual({});
  });

  it('name a model, its key, a limit, and whether this machine may be read', () => {
    const env = {
      OPENAI_BASE_URL,
      OPENAI_MODEL: ' qwen3:8b ',
      OPENAI_API_KEY: 'k',
      MODEL_DAILY_TOKENS: '200000',
      SCRAPE_ALLOW_LOOPBACK: '1',
    };
    expect(suggestionSettings(env)).toEqual({
      model: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3:8b', apiKey: 'k' },
      dailyTokens: 200_000,
      allowsLoopback: true,
    });
  });

  it.each([
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'localhost:11434', OPENAI_MODEL: 'm' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'nonsense', OPENAI_MODEL: 'm' }],
    ['OPENAI_MODEL', { OPENAI_BASE_URL }],
    ['MODEL_DAILY_TOKENS', { OPENAI_BASE_URL, OPENAI_MODEL: 'm', MODEL_DAILY_TOKENS: '1e5' }],
  ])('say in one sentence what is wrong with %s, and suggestions are samples', (name, env) => {
    const { problem, model } = suggestionSettings(env);
    expect(problem).toMatch(/^[^\n]*until then suggestions are samples\.$/);
    expect(problem).toContain(name);
    expect(model).toBeUndefined();
  });
});
