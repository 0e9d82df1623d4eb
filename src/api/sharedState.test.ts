import { expect, it } from 'vitest';
import { createTestApi, json } from './testing/createTestApi.ts';

const asked = { key: 'view', value: { by: null, companyId: '' }, version: 3 };
const present = { key: 'view', value: ['b'], version: 4 };

it.each([asked.value, null, [null], '', 0, { id: undefined }])(
  'any JSON is sent: %j',
  async (value) => {
    const { api, sent } = createTestApi(() => json({ success: true, data: present }));
    const stored = await api.sharedState.put('acme', 7, { ...asked, value });
    expect(stored).toEqual({ isStored: true, present });
    expect(sent[0]?.body).toEqual({ companyId: 7, ...asked, value });
  },
);

it('a missing value is not sent', async () => {
  const { api, sent } = createTestApi(() => json({ success: true, data: present }));
  const put = api.sharedState.put('acme', 7, { ...asked, value: undefined });
  await expect(put).rejects.toMatchObject({ kind: 'refused' });
  expect(sent).toEqual([]);
});

it('a refused change returns what stands', async () => {
  const { api } = createTestApi(() => json({ success: false, message: 'x', data: present }, 409));
  const put = await api.sharedState.put('acme', 7, asked);
  expect(put).toEqual({ isStored: false, present });
});

it('a conflict with an unreadable value fails', async () => {
  const { api } = createTestApi(() => json({ success: false, data: { key: 7 } }, 409));
  await expect(api.sharedState.put('acme', 7, asked)).rejects.toMatchObject({ status: 409 });
});
