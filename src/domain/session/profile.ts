/** The signed-in person, as described by the identity provider. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
}

/** Returns the name for the header: the given name, else the first word of the name, else the local part of the email. */
export function firstNameOf(profile: Profile): string {
  const [firstWord = ''] = profile.name.trim().split(/\s+/);
  return profile.givenName.trim() || firstWord || profile.email.split('@', 1).join('').trim();
}

/** Returns the whole name, as a suggestion for a form; blank when the provider knows only an email address. */
export function fullNameOf({ name }: Pick<Profile, 'name'>): string {
  return name.includes('@') ? '' : name.trim();
}

/** Returns the name by which colleagues know the person. */
export const knownAs = (profile: Profile): string => fullNameOf(profile) || profile.email;

/** Returns the letter of the avatar: the first whole character of the name. */
export function initialOf(profile: Profile): string {
  const [first] = new Intl.Segmenter().segment(profile.name.trim() || firstNameOf(profile));
  return first?.segment.toLocaleUpperCase() ?? '?';
}
