import { describe, expect, it } from 'vitest';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import type { ModelClient } from './client/createClient.ts';
import { modelWriter } from './modelWriter.ts';

const profile = aSavedBusiness({ name: 'Crumb', website: '', description: 'Bread.' });

/** The name that is kept of a person whom a model found in this sentence on the website of Acme. */
async function keptName(name: string, sentence: string): Promise<string | undefined> {
  const client: ModelClient = {
    model: 'fake',
    ask: async () => JSON.stringify({ items: [{ name, role: 'CEO', quote: sentence }] }),
  };
  const url = 'https://acme.example/';
  const pages = [{ url, title: 'Acme', text: `${sentence}\nAcme` }];
  const site = { url, readAt: '2026-01-01T00:00:00Z', language: '', pages };
  const employer = { name: 'Acme', description: '', site };
  const { items } = await modelWriter(client).people({ profile, employer, there: [], count: 1 });
  return items[0]?.name;
}

describe('the name of a person on a page', () => {
  it.each([
    ['Maria Oliveira', 'Maria Oliveira is our Head of Baking.'],
    ['王小明', '王小明是我们公司的首席执行官。'],
    ['迈克尔·乔丹', '迈克尔·乔丹是我们公司的首席执行官。'],
    ['山田 太郎', '代表取締役 山田 太郎が会社を率いています。'],
    ['김민수', '김민수 대표이사는 회사를 이끌고 있습니다.'],
    ['محمد العتيبي', 'محمد العتيبي هو الرئيس التنفيذي لشركتنا.'],
    ['דוד לוי', 'דוד לוי הוא מנכ״ל החברה שלנו.'],
    ['राजेंद्र प्रसाद', 'राजेंद्र प्रसाद हमारी कंपनी के प्रमुख हैं।'],
    ['สมชาย ใจดี', 'สมชาย ใจดี เป็นประธานของบริษัทเรา'],
  ])('is kept: %s', async (name, sentence) => {
    expect(await keptName(name, sentence)).toBe(name);
  });

  it.each([
    ['Max Lind', 'Max Lindner is our Head of Baking.'],
    ['Anna Berg', 'Our founder Joanna Berg bakes.'],
    ['Ann Lee', 'Meet Mary-Ann Lee of our bakery.'],
    ['the baker', 'Ask the baker for our bread.'],
    ['Maria', 'Maria is our Head of Baking.'],
    ['王', '王是我们公司的首席执行官。'],
    ['王小2明', '王小2明是我们公司的首席执行官。'],
    ['李雷', '王小明是我们公司的首席执行官。'],
    [
      '王小明是我们公司的首席执行官也是创始人和工程师',
      '王小明是我们公司的首席执行官也是创始人和工程师。',
    ],
    ['王xiao', '王xiao是我们公司的首席执行官。'],
  ])('is not kept: %s', async (name, sentence) => {
    expect(await keptName(name, sentence)).toBe('');
  });
});
