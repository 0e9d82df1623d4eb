import { foldText } from '#text/foldText.ts';
import { languageOf } from '#text/languageOf.ts';
import { sentencesIn, wordsIn } from '#text/segments.ts';
import { textOf, type Section } from './section.ts';
import { t } from '../words/translate.ts';

/** How a text speaks to its readers, in figures (D99). */
export interface Voice {
  readonly sentences: number;
  readonly words: number;
  /** How often a German text says 'Sie', and how often 'du', in any case. */
  readonly formal: number;
  readonly informal: number;
}

/** What the own website says of a voice. */
export interface SiteVoice extends Voice {
  /** How often each word that the team does not want stands there. */
  readonly unwanted: Readonly<Record<string, number>>;
}

const endsSentence = /[.!?…。！？]["”’»)\]]*$/u;
const formal = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/u;
const informal = /^(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)$/iu;

const isGerman = (text: string): boolean => languageOf(text) === 'de';

/** Measures a text. Menus and headings are no sentences. A short one cannot say whether it is German. */
export function voiceOf(text: string, hasAddress = isGerman(text)): Voice {
  const voice = { sentences: 0, words: 0, formal: 0, informal: 0 };
  for (const sentence of sentencesIn(text)) {
    const words = wordsIn(sentence);
    if (words.length < 3 || !endsSentence.test(sentence)) continue;
    voice.sentences += 1;
    voice.words += words.length;
    if (!hasAddress) continue;
    // At the beginning, 'Sie' may be 'they'.
    voice.formal += words.slice(1).filter((word) => formal.test(word)).length;
    voice.informal += words.filter((word) => informal.test(word)).length;
  }
  return voice;
}

/** Counts words or phrases that stand by themselves; with * at its end, one may go on. */
export function countsOf(
  unwanted: readonly string[],
  text: string,
): Readonly<Record<string, number>> {
  const words = wordsIn(foldText(text));
  const count = (phrase: string): number => {
    const isStem = phrase.trim().endsWith('*');
    const wanted = wordsIn(foldText(phrase));
    const last = wanted.length - 1;
    const isAt = (start: number) =>
      wanted.every((word, index) => {
        const there = words[start + index];
        return isStem && index === last ? there?.startsWith(word) : there === word;
      });
    return last < 0 ? 0 : words.filter((_word, start) => isAt(start)).length;
  };
  return Object.fromEntries(unwanted.map((phrase) => [phrase, count(phrase)]));
}

const lengthOf = ({ words, sentences }: Voice): number => Math.round(words / sentences);

/** From so many sentences on, their length says something. */
const fewest = { piece: 5, site: 10 };
/** So many times longer or shorter is another voice. */
const differs = 1.5;

/** The form of address that a text clearly has. */
function addressOf({ formal: sie, informal: du }: Voice): VoiceToWrite['address'] {
  if (sie + du < 3) return undefined;
  if (sie >= du * 5) return 'formal';
  return du >= sie * 5 ? 'informal' : undefined;
}

/** What a writer is told: the website's form of address and the length of its sentences where they are clear, and words to avoid. */
export interface VoiceToWrite {
  readonly address: 'formal' | 'informal' | undefined;
  readonly length: number | undefined;
  readonly unwanted: readonly string[];
}

export const voiceToWrite = (
  site: Voice | undefined,
  unwanted: readonly string[],
): VoiceToWrite => ({
  address: site && addressOf(site),
  length: site && site.sentences >= fewest.site ? lengthOf(site) : undefined,
  unwanted,
});

/** How long the sentences of a piece are, beside those of the website. A figure is absent where there are too few. */
export function lengths(sections: readonly Section[], site: Voice | null) {
  const own = voiceOf(sections.map(textOf).join('\n'));
  if (own.sentences < fewest.piece) return {};
  const there = site && site.sentences >= fewest.site ? lengthOf(site) : undefined;
  return { own: lengthOf(own), site: there };
}

/** Something to look at in the voice of a piece. */
interface LengthRemark {
  readonly kind: 'long' | 'short';
  readonly own: number;
  readonly site: number;
}

/** The piece says 'Sie', or 'du', where the website says the other, or the piece itself does elsewhere. */
interface AddressRemark {
  readonly kind: 'formal' | 'informal';
  readonly count: number;
  readonly at: readonly string[];
  readonly site: Voice | null;
}

interface UnwantedRemark {
  readonly kind: 'unwanted';
  readonly word: string;
  readonly count: number;
  readonly at: readonly string[];
  /** How often it stands on the website; undefined while that is not known. */
  readonly site: number | undefined;
}

export type VoiceRemark = LengthRemark | AddressRemark | UnwantedRemark;

function lengthRemark(sections: readonly Section[], voice: Voice | null): readonly VoiceRemark[] {
  const { own, site } = lengths(sections, voice);
  if (own === undefined || site === undefined) return [];
  if (own > site * differs) return [{ kind: 'long', own, site }];
  return own * differs < site ? [{ kind: 'short', own, site }] : [];
}

/** Adds up what was counted in each section, and says where something was found. */
function found(sections: readonly Section[], count: (section: Section, index: number) => number) {
  const counts = sections.map(count);
  const at = sections.flatMap(({ heading }, index) => ((counts[index] ?? 0) > 0 ? [heading] : []));
  return { count: counts.reduce((sum, each) => sum + each, 0), at };
}

function addressRemark(sections: readonly Section[], site: Voice | null): readonly VoiceRemark[] {
  const text = sections.map(textOf).join('\n');
  if (!isGerman(text)) return [];
  const own = voiceOf(text, true);
  // Where the website has no clear form, the rarer one in the piece is the odd one.
  const wanted = (site && addressOf(site)) ?? (own.formal >= own.informal ? 'formal' : 'informal');
  const odd = wanted === 'formal' ? 'informal' : 'formal';
  const where = found(sections, (section) => voiceOf(textOf(section), true)[odd]);
  return where.count === 0 ? [] : [{ kind: odd, ...where, site }];
}

function unwantedRemarks(
  sections: readonly Section[],
  site: SiteVoice | null,
  unwanted: readonly string[],
): readonly VoiceRemark[] {
  const counts = sections.map((section) =>
    countsOf(unwanted, `${section.heading}\n${textOf(section)}`),
  );
  return unwanted.flatMap((word): VoiceRemark[] => {
    const where = found(sections, (_section, index) => counts[index]?.[word] ?? 0);
    return where.count === 0
      ? []
      : [{ kind: 'unwanted', word, ...where, site: site?.unwanted[word] }];
  });
}

/** Compares the voice of a piece with the website's, and finds words that the team does not want (D99). */
export const voiceRemarks = (
  sections: readonly Section[],
  site: SiteVoice | null,
  unwanted: readonly string[],
): readonly VoiceRemark[] => [
  ...lengthRemark(sections, site),
  ...addressRemark(sections, site),
  ...unwantedRemarks(sections, site, unwanted),
];

const quoted = (headings: readonly string[]): string =>
  headings.map((heading) => `“${heading}”`).join(', ');

/** How the German forms of address are called in remarks. */
const spoken = { formal: 'Sie', informal: 'du' } as const;

function addressText({ kind, count, at, site }: AddressRemark): string {
  const said = t('piece.voice.address', { word: spoken[kind], count, at: quoted(at) });
  if (!site || site.formal + site.informal === 0) return said;
  return `${said} ${t('piece.voice.siteAddress', { sie: site.formal, du: site.informal })}`;
}

function unwantedText({ word, count, at, site }: UnwantedRemark): string {
  const said = t('piece.voice.unwanted', { word, count, at: quoted(at) });
  return site === undefined ? said : `${said} ${t('piece.voice.onSite', { count: site })}`;
}

export function remarkText(remark: VoiceRemark): string {
  if ('word' in remark) return unwantedText(remark);
  if ('at' in remark) return addressText(remark);
  return t(`piece.voice.${remark.kind}`, { own: remark.own, site: remark.site });
}
