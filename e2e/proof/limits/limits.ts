import type { Proof } from '../proof.ts';
import { largest } from './largest.ts';
import { member, memberOfLargest } from './member.ts';
import { onBothDatabases } from './scene.ts';
import { strangers } from './strangers.ts';

/** Nobody can stop or fill a server process: what real connections and real sizes cost it, and others meanwhile. */
export const limits: Proof = {
  name: 'limits',
  run: (say) =>
    onBothDatabases(say, async (scene, report) => [
      ...(await strangers(scene, report)),
      ...(await member(scene, report)),
      ...(await largest(scene, report)),
      ...(await memberOfLargest(scene, report)),
    ]),
};
