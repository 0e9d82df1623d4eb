/** What an answer says to a person, after its status. */
export const told = (answer: { readonly status: number; readonly message?: string }): string =>
  `${answer.status} ${answer.message}`;
