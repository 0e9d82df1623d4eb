import { isProspectId, type EmailSet } from '#domain/mail/email.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { CallName } from './contract/paths.ts';
import type { Http } from './http.ts';
import { askInBatches } from './idBatches.ts';
import { mergedSets, readEmails } from './wire/emailSets.ts';

/** The calls for email variations. */
export function emailCalls({ call, charactersLeftFor, onLeftOut }: Http) {
  const reader = (name: CallName, prospectId?: EntityId) => (answer: unknown) => {
    const { sets, leftOut } = readEmails(answer, prospectId);
    if (leftOut.length > 0) onLeftOut(name, leftOut);
    return sets;
  };
  return {
    /** Returns the emails of these prospects. Ids that are not positive numbers are skipped. */
    list: async (
      workspace: string,
      prospectIds: readonly EntityId[],
      signal?: AbortSignal,
    ): Promise<EmailSet[]> => {
      const leftOut = prospectIds.filter((prospectId) => !isProspectId(prospectId));
      if (leftOut.length > 0) onLeftOut('emails.list', leftOut);
      const maxLength = charactersLeftFor('emails.list', workspace, 'prospectid');
      const sets = await askInBatches(prospectIds.filter(isProspectId), maxLength, (prospectid) =>
        call('emails.list', { workspace, signal, query: { prospectid } }, reader('emails.list')),
      );
      return mergedSets(sets.flat());
    },
    /** Generates more variations for one prospect and returns them. */
    generate: async (
      workspace: string,
      companyId: EntityId,
      prospectid: EntityId,
      signal?: AbortSignal,
    ): Promise<EmailSet[]> => {
      if (!isProspectId(prospectid)) {
        onLeftOut('emails.generate', [prospectid]);
        return [];
      }
      return call(
        'emails.generate',
        { workspace, signal, body: { prospectid, companyId } },
        reader('emails.generate', prospectid),
      );
    },
  };
}
