import type { Context } from './operations/context.ts';
import { createSiteReader } from './reading/readSite.ts';
import type { SuggestionSettings } from './suggestionSettings.ts';
import { createClient } from './writers/model/client/createClient.ts';
import { modelProblem } from './writers/model/client/modelProblem.ts';
import { modelWriter, type LogModel } from './writers/model/modelWriter.ts';
import { templates } from './writers/templates.ts';

/** The writer of suggestions: a model that reads websites, or templates. */
export function suggesting(
  { model, allowsLoopback = false, dailyTokens }: SuggestionSettings,
  log: LogModel,
): Pick<Context, 'writer' | 'reader' | 'dailyTokens'> {
  if (!model) return { writer: templates };
  return {
    writer: modelWriter(createClient(model), log),
    reader: createSiteReader({ allowsLoopback }),
    ...(dailyTokens !== undefined && { dailyTokens }),
  };
}

/** Reports what is wrong with the settings or the model, without delaying the start. */
export async function warnAboutModel(
  { problem, model }: SuggestionSettings,
  warn: (sentence: string) => void,
): Promise<void> {
  const wrong = problem ?? (model && (await modelProblem(model)));
  if (wrong !== undefined) warn(wrong);
}
