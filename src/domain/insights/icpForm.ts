import { blanks, hasProblems, type Check, type Problems } from '../lists/check.ts';
import type { IcpDraft } from './icp.ts';

/** A field of the ICP form. */
export type IcpField = 'title' | 'description' | 'painPoints' | 'goals';

/** The ICP form, as typed: pain points and goals stand one per line. */
export type IcpFields = Readonly<Record<IcpField, string>>;

/** A form nobody has typed in. */
export const blankIcpFields: IcpFields = { title: '', description: '', painPoints: '', goals: '' };

/** The lines of a text that say something, without the space around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** An ICP as its form shows it. */
export function icpFields(icp: IcpDraft): IcpFields {
  return {
    title: icp.title,
    description: icp.description,
    painPoints: icp.painPoints.join('\n'),
    goals: icp.goals.join('\n'),
  };
}

/** Title and description must say something, and there must be a pain point and a goal. */
export function checkIcp(fields: IcpFields): Check<IcpDraft, IcpField> {
  const problems: Problems<IcpField> = blanks(fields, {
    title: 'invalid.title',
    description: 'invalid.description',
    painPoints: 'invalid.painPoints',
    goals: 'invalid.goals',
  });
  if (hasProblems(problems)) return { isValid: false, problems };
  return {
    isValid: true,
    value: {
      title: fields.title.trim(),
      description: fields.description.trim(),
      painPoints: linesOf(fields.painPoints),
      goals: linesOf(fields.goals),
    },
  };
}
