import type { Prospect } from '#domain/companies/prospect.ts';
import { prospectPaste, prospectSheet } from '#domain/companies/prospectList.ts';
import { judging } from '#domain/lists/paste.ts';
import { sheetAsCsv } from '#domain/lists/sheet.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { many } from '#mocks/fixtures/many.ts';

const people = many(5_000, (_given, index): Prospect =>
  aProspect(
    { name: `Ana Ruiz ${index}`, email: `ana${index}@acme.example`, foreignId: `${index}` },
    index,
  ),
);
const rule = prospectPaste(
  people.map(({ companyName: name, targetCompanyId: id }) => ({ id: id ?? 0, name })),
);
// Every tenth has another role by now, as after months in another program.
const text = sheetAsCsv(
  prospectSheet(),
  people.map((one, index) => (index % 10 === 0 ? { ...one, role: 'Head of Buying' } : one)),
);

/** Judges the file step by step as the dialog does, and returns how long each step takes, in ms. */
function judge(): { readonly steps: readonly number[]; readonly changed: number } {
  const work = judging(rule, text, people);
  const steps: number[] = [];
  for (;;) {
    const from = performance.now();
    const { done, value } = work.next();
    steps.push(performance.now() - from);
    if (done) return { steps, changed: value.isRead ? value.counts.changed : -1 };
  }
}

declare global {
  interface Window {
    judge: typeof judge;
  }
}
window.judge = judge;
document.title = 'ready';
