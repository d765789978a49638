const SCRIPTS = /(?:<script>\(?self\.__next_f[^<]*<\/script>)+/g;

const JSON_TEXT = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*"`;
const SHORT_TEXT = String.raw`'[^'\\]*(?:\\[\s\S][^'\\]*)*'`;

/** One piece of what Next writes into a page for the router, letter by letter: nothing but data fits in. */
const PUSH = new RegExp(
  String.raw`\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(\[(\d+)(?:,(${JSON_TEXT}|${SHORT_TEXT}))?\]\);?`,
  'y',
);

const START = '(self.__next_f=self.__next_f||[]).push([0]);';

/** A row that is one text says its length, in bytes; every other one ends with its line. */
const TEXT_ROW = /^[0-9a-f]*:T([0-9a-f]+),/;
const LONGEST_HEAD = 32;

/** Next's own not-found page, which every page carries and none shows: the store's own stands before it. */
const NEXT_NOT_FOUND =
  /(?<="notFound":\[)\[\["\$","title",null,\{"children":"404: This page could not be found\."\}\],.{0,1200}?"children":"This page could not be found\."\}\]\}\]\]\}\]\}\]\](?=,\[\]\])/g;

/** HTML of `PackedHtml`, behind its name. */
const PACKED = /("name":"[\w-]+"),"pieces":(?:"[^"\\]*(?:\\.[^"\\]*)*"|[^"{}])*\}/g;

/** Whether an inline script is data for the router and nothing else. */
export function isRouterData(text: string): boolean {
  return readPushes(text) !== null;
}

/** Joins the router's data into one script, without what nobody needs: each script costs a hash, proxies limit headers. */
export function shortenRouterData(html: string): string {
  const isWhole = html.match(SCRIPTS)?.length === 1;
  return html.replace(SCRIPTS, (scripts) => {
    const pushes = readPushes(
      scripts.slice('<script>'.length, -'</script>'.length).replaceAll('</script><script>', ';'),
    );
    const isStart = pushes?.[0]?.[1] === '0';
    const texts = pushes?.slice(isStart ? 1 : 0).map(([, kind, text]) => (kind === '1' ? jsonText(text) : null));
    // What is not text is left as it is.
    if (!texts?.every((text) => text !== null)) return scripts;
    const data = texts.join('');
    return `<script>${isStart ? START : ''}self.__next_f.push([1,${quoted(isWhole ? withoutDrawn(data) : data)}])</script>`;
  });
}

function readPushes(text: string): RegExpExecArray[] | null {
  const pushes: RegExpExecArray[] = [];
  let end = 0;
  while (end < text.length) {
    PUSH.lastIndex = end;
    const push = PUSH.exec(text);
    if (!push) return null;
    pushes.push(push);
    end = PUSH.lastIndex;
  }
  return pushes;
}

function jsonText(text = ''): string | null {
  return text.startsWith('"') ? JSON.parse(text) : null;
}

function withoutDrawn(data: string): string {
  const bytes = Buffer.from(data);
  // A layout that finds nothing is above the store's own page.
  const isFound = !data.includes('NEXT_HTTP_ERROR_FALLBACK');
  let rows = '';
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const text = TEXT_ROW.exec(bytes.toString('latin1', at, at + LONGEST_HEAD));
    end = text ? at + text[0].length + Number.parseInt(text[1] ?? '', 16) : bytes.indexOf('\n', at) + 1 || bytes.length;
    const row = bytes.toString('utf8', at, end);
    rows += text ? row : (isFound ? row.replace(NEXT_NOT_FOUND, 'null') : row).replace(PACKED, '$1}');
  }
  return rows;
}

/**
 * As a string of JavaScript's; the data is full of double quotes. Of markup only what opens or ends a script or comment
 * is escaped: the rest compresses as what the page has drawn.
 */
function quoted(text: string): string {
  const escaped = text.replace(/[\\'\n\r\u2028\u2029]|<(?=!--|\/?script)/gi, (letter) => {
    if (letter === '\\' || letter === "'") return `\\${letter}`;
    if (letter === '\n') return '\\n';
    if (letter === '<') return '\\x3c';
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}
