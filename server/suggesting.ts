import { createKeywordSource, sourceProblem } from './keywordFigures/createKeywordSource.ts';
import { createSiteReader } from './reading/readSite.ts';
import type { SuggestionSettings } from './settings.ts';
import { modelProblem } from './writers/model/client/chat.ts';
import { createClient } from './writers/model/client/createClient.ts';
import { modelWriter } from './writers/model/modelWriter.ts';
import type { LogModel } from './writers/model/write.ts';
import type { Writer } from './writers/writer.ts';
import { samples } from './writers/samples.ts';

/** How many tokens a workspace, and a person, may use per day by default: more than a hundred generations. */
const usualDailyTokens = 200_000;

/** Writes samples once the model is gone. */
const whileThere = (writer: Writer, isGone: () => boolean): Writer => {
  const present = () => (isGone() ? samples : writer);
  return {
    list: (kind, order) => present().list(kind, order),
    field: (order) => present().field(order),
    people: (order) => present().people(order),
    letters: (order) => present().letters(order),
    section: (order) => present().section(order),
  };
};

export function suggesting(settings: SuggestionSettings, log: LogModel) {
  const { model, keywords, limits, isGone, allowsLoopback = false } = settings;
  if (!model) return { writer: samples };
  const writer = modelWriter(createClient(model, limits), log);
  return {
    writer: isGone ? whileThere(writer, isGone) : writer,
    reader: createSiteReader({ allowsLoopback }),
    dailyTokens: settings.dailyTokens ?? usualDailyTokens,
    dailyTokensOfAll: settings.dailyTokensOfAll,
    keywordSource: keywords && createKeywordSource(keywords),
    dailyKeywordRequests: settings.dailyKeywordRequests,
  };
}

/** Reports what is wrong with the settings, the model or the keyword source, without delaying the start. */
export async function warnAboutModel(
  { problem, model, keywordProblem, keywords }: SuggestionSettings,
  warn: (sentence: string) => void,
): Promise<void> {
  const wrong = await Promise.all([
    problem ?? (model && modelProblem(model)),
    keywordProblem ?? (keywords && sourceProblem(keywords)),
  ]);
  for (const sentence of wrong) if (sentence !== undefined) warn(sentence);
}
