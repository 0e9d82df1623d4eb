import type { Context } from './operations/context.ts';
import { createSiteReader } from './reading/readSite.ts';
import type { SuggestionSettings } from './suggestionSettings.ts';
import { createClient } from './writers/model/client/createClient.ts';
import { modelProblem } from './writers/model/client/modelProblem.ts';
import { modelWriter, type LogModel } from './writers/model/modelWriter.ts';
import { templates } from './writers/templates.ts';

/** Who writes, and what they may read: a model and websites, or templates and nothing. */
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

/** Says what is wrong with the settings or with the model itself, if anything; nobody waits for it. */
export async function warnAboutModel(
  { problem, model }: SuggestionSettings,
  warn: (sentence: string) => void,
): Promise<void> {
  const wrong = problem ?? (model && (await modelProblem(model)));
  if (wrong !== undefined) warn(wrong);
}
