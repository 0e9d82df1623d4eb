import { Button } from '#components/Button/Button.tsx';
import type { NoticeTone } from '#state/notices.ts';
import { useServices } from '#state/services.ts';

export interface NoticeButtonProps {
  tone: NoticeTone;
  text: string;
  /** The label of its action, and what choosing it does. */
  action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** A button that shows a notice, as a resource would. */
export function NoticeButton({ tone, text, action }: NoticeButtonProps) {
  const { notices } = useServices();
  return <Button onClick={() => notices.say(tone, text, action)}>Show notice</Button>;
}
