/** What the identity provider says about the person who signed in. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
}

/** What the header calls a person: the given name, else the first word of the name, else the e-mail's local part. */
export function firstNameOf(profile: Profile): string {
  const [firstWord = ''] = profile.name.trim().split(/\s+/);
  return profile.givenName.trim() || firstWord || profile.email.split('@', 1).join('').trim();
}

/** The letter of the avatar: the first whole character of the name a person goes by. */
export function initialOf(profile: Profile): string {
  const [first] = new Intl.Segmenter().segment(profile.name.trim() || firstNameOf(profile));
  return first?.segment.toLocaleUpperCase() ?? '?';
}
