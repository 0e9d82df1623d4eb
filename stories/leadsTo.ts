import { expect, screen, waitFor } from 'storybook/test';

/** Waits until the address contains this. */
export const leadsTo = (address: string | RegExp) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
