import { describe, expect, it } from 'vitest';
import { workspaceOrigin } from './host.ts';

describe('workspaceOrigin', () => {
  it('keeps protocol and port', () => {
    expect(workspaceOrigin('acme', 'app.localhost', { protocol: 'http:', port: '5173' })).toBe(
      'http://acme.app.localhost:5173',
    );
    expect(workspaceOrigin('acme', 'bellwether.com', { protocol: 'https:', port: '' })).toBe(
      'https://acme.bellwether.com',
    );
  });
});
