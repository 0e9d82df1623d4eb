/**
 * `npm run deploy:make -- [settings] [report url]`: writes the built app for one environment to `dist/site`, and to
 * `dist/deploy` the files that nginx, Caddy and a static host need to serve it with the right headers. The settings are in
 * deploy/settings.json by default. Browsers report violations of the content security policy to the URL.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { appFolder, buildWhenStale } from '../appBuild.ts';
import { giveUp, root } from '../process.ts';
import { writeFiles } from '../writeFiles.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { writeSite } from './site.ts';
import { settingsIn, siteHeaders } from './siteHeaders.ts';
import { staticHostHeaders } from './staticHost.ts';

const [settingsFile = 'deploy/settings.json', report] = process.argv.slice(2);

try {
  const text = await readFile(resolve(root, settingsFile), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(
      `There is no ${settingsFile}: copy deploy/settings.example.json and fill it in.`,
    );
  const { apex } = settingsIn(settingsFile, text);
  await buildWhenStale();
  const site = join(root, 'dist', 'site');
  const html = await writeSite(appFolder, site, JSON.parse(text));
  const headers = siteHeaders(html, true, report);
  const domains = apex === '' ? '_' : `${apex} *.${apex}`;
  const addresses = apex === '' ? ':8080' : `${apex}, *.${apex}`;
  writeFiles(join(root, 'dist', 'deploy'), {
    'nginx.conf': nginxConfig(headers, domains),
    Caddyfile: caddyConfig(headers, addresses),
    _headers: staticHostHeaders(headers),
  });
  console.log('dist/site holds the app, dist/deploy the configurations that serve it.');
} catch (error) {
  giveUp(error);
}
