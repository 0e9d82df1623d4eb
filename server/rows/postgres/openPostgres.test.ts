import { describe, expect, it, onTestFinished } from 'vitest';
import { SettingError } from '../../settings.ts';
import { createFakePostgres } from '../../testing/fakePostgres.ts';
import { openPostgres } from './openPostgres.ts';

const failureAt = (url: string): Promise<unknown> =>
  openPostgres(url).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that cannot be opened', () => {
  it.each([
    ['is a wrong setting', '28P01', true],
    ['is a wrong setting', '28000', true],
    ['is a wrong setting', '3D000', true],
    ['may pass', '57P03', false],
    ['may pass', '53300', false],
  ])('%s with %s', async (_what, code, isSetting) => {
    const server = await createFakePostgres(code);
    onTestFinished(() => server.close());
    const error = await failureAt(server.url);
    expect(error instanceof SettingError).toBe(isSetting);
    expect(String(error)).toMatch(/names 127\.0\.0\.1:\d+\/bellwether, which .*: not now\.$/);
  });

  it('is a wrong setting when its host is unknown', async () => {
    const error = await failureAt('postgres://bell:secret@nowhere.invalid/bellwether');
    // A machine without a name server cannot tell.
    const isUnsure = String(error).includes('EAI_AGAIN');
    expect(isUnsure || error instanceof SettingError).toBe(true);
    expect(String(error)).not.toContain('secret');
  });
});
