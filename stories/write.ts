import { userEvent } from 'storybook/test';

/** Fills a field at once, like a paste. Typing key by key would take seconds in a long journey. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
