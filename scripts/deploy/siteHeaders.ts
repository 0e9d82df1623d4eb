import { readSettings } from '#domain/settings/readSettings.ts';
import type { Settings } from '#domain/settings/settings.ts';
import {
  assetHeaders,
  pageHeaders,
  plainFileHeaders,
  workerHeaders,
  type HeaderOptions,
} from '#server/http/headers.ts';

export type FileHeaders = Readonly<Record<string, string>>;

/** The headers of each kind of file. */
export interface SiteHeaders {
  readonly page: FileHeaders;
  readonly assets: FileHeaders;
  readonly worker: FileHeaders;
  readonly files: FileHeaders;
}

const settingsBlock = /<script\b[^>]*\bid="settings"[^>]*>([\s\S]*?)<\/script>/;

/** Reads settings; throws if they are invalid. */
export function settingsIn(place: string, text: string | undefined): Settings {
  const result = readSettings(text);
  if (result.isUsable) return result.settings;
  const named = result.problems.map(({ setting, problem }) => `${setting} is ${problem}`);
  throw new Error(`The settings in ${place} can't be used: ${named.join(', ')}.`);
}

/** The origins of API and sign-in in a page's settings. */
function placeOfPage(html: string, isSecure: boolean, report?: string): HeaderOptions {
  const { apiHost, identity } = settingsIn('index.html', settingsBlock.exec(html)?.[1]);
  const domain = /^https?:/.test(identity.domain) ? identity.domain : `https://${identity.domain}`;
  return {
    identity: new URL(domain).origin,
    ...(apiHost !== '' && { api: new URL(apiHost).origin }),
    ...(report !== undefined && { report }),
    isSecure,
  };
}

/** Returns the headers of a site. Its policy allows exactly the inline scripts and styles of the page. */
export function siteHeaders(html: string, isSecure: boolean, report?: string): SiteHeaders {
  const place = placeOfPage(html, isSecure, report);
  return {
    page: pageHeaders(place, html),
    assets: assetHeaders(place),
    worker: workerHeaders(place),
    files: plainFileHeaders(place),
  };
}

/** Returns headers without Content-Type, which web servers set themselves. */
export const withoutType = (headers: FileHeaders): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => name !== 'Content-Type');

/** Writes a line for each header, whose value is quoted. */
export const linesOf = (
  headers: FileHeaders,
  line: (name: string, quoted: string) => string,
): string =>
  withoutType(headers)
    .map(([name, value]) => line(name, `"${value.replaceAll('"', '\\"')}"`))
    .join('\n');
