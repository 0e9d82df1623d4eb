import type { ServerResponse } from 'node:http';
import type { Switches } from '#server/testing/fakeModel.ts';
import type { SourceSwitches } from '#server/testing/fakeKeywordSource.ts';

/** A fault and its expected result: the message on the page and the number of new USPs. */
export interface FaultRow<Fault> {
  readonly name: string;
  readonly fault: Fault;
  readonly says: RegExp;
  readonly rows: number;
}

const cost = /^[23]? ?\d* ?requests?, [\d,]+ tokens\.$/;
const one = /1 request, [\d,]+ tokens\.$/;
const two = /2 requests, [\d,]+ tokens\.$/;

/** A model with fewer features, or with faults: every switch of the fake model. */
export const modelFaults: readonly FaultRow<Switches>[] = [
  { name: 'the model thinks aloud', fault: { thinks: true }, says: cost, rows: 4 },
  { name: 'the model uses fences', fault: { fences: true }, says: cost, rows: 4 },
  { name: 'the model uses worn phrases', fault: { usesPhrases: true }, says: cost, rows: 4 },
  { name: 'the model invents quotes', fault: { inventsQuotes: true }, says: cost, rows: 4 },
  { name: 'the model invents facts', fault: { inventsFacts: true }, says: cost, rows: 4 },
  {
    name: 'the model repeats itself',
    fault: { repeats: true },
    says: /1 of 4: \d more were too much alike\. 2 requests, /,
    rows: 1,
  },
  {
    name: 'the model writes another language',
    fault: { speaksGerman: true },
    says: /What the model wrote cannot be used\. Try again\./,
    rows: 0,
  },
  {
    name: 'the model writes half its answer',
    fault: { halfJson: true },
    says: /What the model wrote cannot be used\. Try again\./,
    rows: 0,
  },
  {
    name: 'the model is busy for a moment',
    fault: { fault: 'busy', times: 2, retryAfter: '0' },
    says: one,
    rows: 4,
  },
  {
    name: 'the model is busy for long',
    fault: { fault: 'busy' },
    says: /The model has too much to do\. Try again in a minute\./,
    rows: 0,
  },
  {
    name: 'the account is used up',
    fault: { fault: 'exhausted' },
    says: /The account at the model’s service is used up\. Whoever runs this server can renew it\./,
    rows: 0,
  },
  { name: 'the service fails once', fault: { fault: 'broken', times: 1 }, says: two, rows: 4 },
  {
    name: 'the service fails',
    fault: { fault: 'broken' },
    says: /The model’s service has a problem\. Try again in a minute\./,
    rows: 0,
  },
  {
    name: 'the service hangs',
    fault: { fault: 'hangs' },
    says: /The model took too long\. Try again\./,
    rows: 0,
  },
  {
    name: 'the service breaks off once',
    fault: { fault: 'disconnects', times: 1 },
    says: two,
    rows: 4,
  },
  {
    name: 'the service breaks off',
    fault: { fault: 'disconnects' },
    says: /The model cannot be reached\. Try again in a minute\./,
    rows: 0,
  },
  {
    name: 'the answer never ends',
    fault: { fault: 'neverEnds' },
    says: /What the model wrote cannot be used\. Try again\./,
    rows: 0,
  },
  {
    name: 'the service refuses the request',
    fault: { fault: 'refuses' },
    says: /The model’s service refuses the request\. Whoever runs this server finds why in its log\./,
    rows: 0,
  },
  {
    name: 'the key is wrong',
    fault: { fault: 'wrongKey' },
    says: /The model’s service refuses the key\. Whoever runs this server can mend OPENAI_API_KEY\./,
    rows: 0,
  },
  {
    name: 'the model is not known',
    fault: { fault: 'unknownModel' },
    says: /does not know the model\. Whoever runs this server can mend OPENAI_MODEL\./,
    rows: 0,
  },
  // The server remembers what a model refused: the following requests use fewer features and do not stream.
  { name: 'the model knows no json_schema', fault: { noJsonSchema: true }, says: cost, rows: 4 },
  {
    name: 'the model knows no JSON at all',
    fault: { noJsonSchema: true, noJsonObject: true },
    says: cost,
    rows: 4,
  },
  { name: 'the model refuses streams', fault: { noStream: true }, says: cost, rows: 4 },
  { name: 'the model does not stream', fault: { streams: false }, says: cost, rows: 4 },
];

const redirect = (location: string) => (res: ServerResponse) =>
  void res.writeHead(302, { location }).end();
const send = (status: number, type: string, body: string) => (res: ServerResponse) =>
  void res.writeHead(status, { 'content-type': type }).end(body);

/** How a website answers at a path. */
export interface SiteFault {
  readonly path: string;
  readonly answer: (res: ServerResponse) => void;
}

const unread =
  /Your website .+, so only your description was used\. Check its address under Business info, or try again in an hour\. 1 request, /;
const atHome = (answer: SiteFault['answer']): SiteFault => ({ path: '/', answer });

/** A website that cannot or must not be read: USPs are based on the description alone. */
export const siteFaults: readonly FaultRow<SiteFault>[] = [
  { name: 'the website fails', fault: atHome(send(500, 'text/html', '')), says: unread, rows: 4 },
  { name: 'the website is gone', fault: atHome(send(404, 'text/html', '')), says: unread, rows: 4 },
  {
    name: 'the website is no page',
    fault: atHome(send(200, 'image/png', 'PNG')),
    says: unread,
    rows: 4,
  },
  {
    name: 'the website is empty',
    fault: atHome(send(200, 'text/html', '<p></p>')),
    says: unread,
    rows: 4,
  },
  {
    name: 'the website is more than 1 MB: its beginning is read',
    fault: atHome(send(200, 'text/html', `<p>${'bread '.repeat(400_000)}</p>`)),
    says: one,
    rows: 4,
  },
  {
    name: 'the website breaks off',
    fault: atHome((res) => void res.destroy()),
    says: unread,
    rows: 4,
  },
  {
    name: 'the website leads to a private address',
    fault: atHome(redirect('http://10.0.0.1/')),
    says: unread,
    rows: 4,
  },
  {
    name: 'the website leads to itself for ever',
    fault: atHome(redirect('/')),
    says: unread,
    rows: 4,
  },
  {
    name: 'robots.txt forbids it',
    fault: { path: '/robots.txt', answer: send(200, 'text/plain', 'User-agent: *\nDisallow: /') },
    says: unread,
    rows: 4,
  },
  {
    name: 'robots.txt fails',
    fault: { path: '/robots.txt', answer: send(500, 'text/plain', '') },
    says: unread,
    rows: 4,
  },
];

const without = (why: string) => new RegExp(`Some keywords have no figures\\. ${why}`);

/** A failing keyword source: keywords are suggested without figures. */
export const sourceFaults: readonly FaultRow<SourceSwitches>[] = [
  { name: 'the keyword source answers', fault: {}, says: one, rows: 20 },
  {
    name: 'the keyword source is busy',
    fault: { fault: 'busy' },
    says: without('The keyword source has too much to do\\. Try again in a minute\\.'),
    rows: 20,
  },
  {
    name: 'the account at the source is used up',
    fault: { fault: 'exhausted' },
    says: without('The account at the keyword source is used up\\.'),
    rows: 20,
  },
  {
    name: 'the keyword source breaks off',
    fault: { fault: 'disconnects' },
    says: without('The keyword source cannot be reached\\. Try again in a minute\\.'),
    rows: 20,
  },
  {
    name: 'the keyword source answers with a page',
    fault: { fault: 'noJson' },
    says: without('What the keyword source answered cannot be used\\. Try again\\.'),
    rows: 20,
  },
  {
    name: 'the keyword source does not know the region',
    fault: { fault: 'taskFails' },
    says: without('The keyword source knows no figures for this region\\.'),
    rows: 20,
  },
  {
    name: 'the keyword source tells what cannot be',
    fault: { impossible: true },
    says: one,
    rows: 20,
  },
];
