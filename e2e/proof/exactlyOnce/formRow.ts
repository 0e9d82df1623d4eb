import { fieldIn, fillIn, type Form } from './form.ts';
import { counted, leaveAndReturn, reset, type Attempt, type Row } from './scene.ts';
import { enterInField, pressWays, type Way } from './ways.ts';

/** Returns the row of a form: it is sent more often than intended. */
export function formRow(form: Form): Row {
  const send = (way: Way, target: 'button' | 'field'): Attempt => ({
    name: way.name,
    check: async (scene) => {
      const { page } = scene;
      await form.open(scene);
      const typed = await fillIn(scene, form);
      const [first = ''] = Object.keys(typed);
      await counted(scene, form.call, async (letGo) => {
        const field = fieldIn(form.frame(page), first);
        await way.ask(target === 'button' ? form.submit(page) : field, page);
        letGo();
        await form.expectSuccess(scene);
      });
      if (!form.leavesPage) return;
      // A new workspace signs in first, which would navigate away.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await reset(scene, form);
    },
  });
  const inTheMiddle: Attempt = {
    name: 'Back and Forward in the middle',
    check: async (scene) => {
      const { page } = scene;
      await form.open(scene);
      await fillIn(scene, form);
      await counted(scene, form.call, async (letGo) => {
        await form.submit(page).click();
        await leaveAndReturn(scene);
        letGo();
        await form.ready(page).waitFor();
      });
      await reset(scene, form);
    },
  };
  return {
    ...form,
    attempts: [
      ...pressWays.map((way) => send(way, 'button')),
      send(enterInField, 'field'),
      ...(form.leavesPage ? [] : [inTheMiddle]),
    ],
  };
}
