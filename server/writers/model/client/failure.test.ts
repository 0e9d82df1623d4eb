import { expect, it } from 'vitest';
import { ModelFailure, type FailureKind } from './failure.ts';

/** The advice at the end of each message. */
const ways: Readonly<Record<FailureKind, RegExp>> = {
  unreachable: /Try again in a minute\.$/,
  slow: /Try again\.$/,
  broken: /Try again in a minute\.$/,
  busy: /Try again in a minute\.$/,
  exhausted: /Whoever runs this server can renew it\.$/,
  wrongKey: /can mend OPENAI_API_KEY\.$/,
  unknownModel: /can mend OPENAI_MODEL\.$/,
  refused: /Whoever runs this server finds why in its log\.$/,
  unusable: /try one of 4 billion parameters or more\.$/,
  full: /^Too many requests wait/,
  resting: /rests for a minute\. Try again then\.$/,
};

it.each(Object.entries(ways) as [FailureKind, RegExp][])(
  'a failure of kind %s has a message that says what to do',
  (kind, way) => {
    const { message } = new ModelFailure(kind, 'secret detail');
    expect(message).toMatch(/^[A-Z][^.]*\. [A-Z]/);
    expect(message).toMatch(way);
    expect(message).not.toContain('secret');
    // The app cuts longer messages.
    expect(message.length).toBeLessThan(200);
  },
);
