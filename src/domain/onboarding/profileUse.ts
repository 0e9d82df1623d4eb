import { foldText } from '#text/foldText.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Icp } from '../insights/icp.ts';

/** Returns the ideas of each profile, by its title without case and accents. */
export function ideasByProfile(
  ideas: readonly ContentIdea[],
): ReadonlyMap<string, readonly ContentIdea[]> {
  const byProfile = new Map<string, ContentIdea[]>();
  for (const idea of ideas) {
    const name = foldText(idea.targetIcp);
    const present = byProfile.get(name);
    if (present) present.push(idea);
    else if (name !== '') byProfile.set(name, [idea]);
  }
  return byProfile;
}

/** Returns the profiles without an idea. */
export function profilesWithoutIdea(
  profiles: readonly Icp[],
  ideas: readonly ContentIdea[],
): readonly Icp[] {
  const used = ideasByProfile(ideas);
  return profiles.filter(({ title }) => !used.has(foldText(title)));
}
