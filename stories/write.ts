import { userEvent } from 'storybook/test';

/** Fills a field in one go, as from the clipboard; key by key takes a long journey seconds. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
