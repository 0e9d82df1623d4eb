import { describe, expect, it } from 'vitest';
import { suggestionSettings } from './settings.ts';

const OPENAI_BASE_URL = 'http://localhost:11434/v1/';

describe('the settings of suggestions', () => {
  it('are all optional, and a key alone is ignored', () => {
    expect(suggestionSettings({})).toEqual({});
    expect(suggestionSettings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' })).toEqual({});
  });

  it('contain a model, its key, a limit, and whether this machine may be read', () => {
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

  const model = { OPENAI_BASE_URL, OPENAI_MODEL: 'm' };
  const keywords = {
    ...model,
    KEYWORDS_BASE_URL: 'https://api.dataforseo.com/',
    KEYWORDS_API_KEY: 'login:secret',
  };

  it('contain a source of keyword figures, and its limit', () => {
    expect(suggestionSettings({ ...keywords, KEYWORDS_DAILY_REQUESTS: '50' })).toMatchObject({
      keywords: { baseUrl: 'https://api.dataforseo.com', apiKey: 'login:secret' },
      dailyKeywordRequests: 50,
    });
    expect(suggestionSettings({ ...model, KEYWORDS_API_KEY: 'login:secret' })).not.toHaveProperty(
      'keywordProblem',
    );
  });

  it.each([
    ['KEYWORDS_BASE_URL', { ...keywords, KEYWORDS_BASE_URL: 'nonsense' }, true],
    ['KEYWORDS_API_KEY', { ...keywords, KEYWORDS_API_KEY: '' }, true],
    ['KEYWORDS_API_KEY', { ...keywords, KEYWORDS_API_KEY: 'secret' }, true],
    ['KEYWORDS_DAILY_REQUESTS', { ...keywords, KEYWORDS_DAILY_REQUESTS: '1e5' }, true],
    ['OPENAI_BASE_URL', { ...keywords, OPENAI_BASE_URL: '' }, false],
  ])('say what is wrong with %s of the source, and the model stays', (name, env, hasModel) => {
    const { keywordProblem, keywords: source, model: kept } = suggestionSettings(env);
    expect(keywordProblem).toMatch(/^[^\n]*until then keywords have no figures\.$/);
    expect(keywordProblem).toContain(name);
    expect(keywordProblem).not.toContain('secret');
    expect([source, kept !== undefined]).toEqual([undefined, hasModel]);
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
