import { describe, expect, it } from 'vitest';
import type { HtmlPlace } from './backend-link';
import { LONGEST_CSS, scopeStyles } from './scope-styles';

const place: HtmlPlace = {
  storeView: { code: 'default', isDefault: true },
  storeViews: [],
  backendUrls: ['https://shop.example/', 'https://cdn.example/media/'],
};
const scope = (css: string) => scopeStyles(css, place);

describe('[CMS-1] scopeStyles keeps the rules that Page Builder writes', () => {
  it('scopeStyles gives each rule to its element alone', () => {
    const { css, hidden } = scope(`#html-body [data-pb-style=ABC12DE]{justify-content:flex-start;display:flex;
      flex-direction:column;background-position:left top;background-size:cover;background-repeat:no-repeat;
      background-attachment:scroll;border-style:none;border-width:1px;border-radius:0;margin:0 0 10px;padding:10px}
      #html-body [data-pb-style="Q1"],#html-body [data-pb-style='Q2']{text-align:center}`);
    expect(css).toBe(
      '[data-pb-style="ABC12DE"]{justify-content:flex-start;display:flex;flex-direction:column;' +
        'background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll;' +
        'border-style:none;border-width:1px;border-radius:0;margin:0 0 10px;padding:10px}\n' +
        '[data-pb-style="Q1"],[data-pb-style="Q2"]{text-align:center}',
    );
    expect([...hidden]).toEqual([]);
  });

  it.each([
    'width:calc(33.3333% - 20px)',
    'min-height:calc(100vh - 100px)',
    'min-height:300px',
    'background-color:#f0f0f0',
    'background-color:rgba(0, 0, 0, 0.5)',
    'background-attachment:fixed',
    'background-image:none',
    'border-radius:0px 0px 10px 10px',
    'margin:-40px auto 0',
    'border-color:rgb(10,20,30)',
    'align-self:stretch',
    'flex:1 1 50%',
    'order:-1',
    'opacity:.8',
    'font-family:"Open Sans", Arial, sans-serif',
    'grid-template-columns:repeat(auto-fit, minmax(200px, 1fr))',
    'aspect-ratio:16 / 9',
    'font-size:clamp(1rem, 2vw, 3rem)',
    'background-image:linear-gradient(90deg, #fff 0%, rgba(0,0,0,.2) 100%)',
    'line-height:1.5',
    'text-decoration:underline',
    'transform:rotate(-3deg)',
    'padding:0 !important',
  ])('scopeStyles leaves %s', (declaration) => {
    expect(scope(`#html-body [data-pb-style=A]{${declaration}}`).css).toBe(`[data-pb-style="A"]{${declaration}}`);
  });

  it('[IMG-3] scopeStyles takes background pictures from the shop’s own media, narrower for narrow screens', () => {
    const rule = (url: string) => `.background-image-5f3a {background-image: url(${url});}`;
    const { css } = scope(`${rule('https://shop.example/media/wysiwyg/a.jpg')}
      @media only screen and (max-width: 768px) { ${rule("'https://cdn.example/media/wysiwyg/b (1).png'")} }
      @media only screen and (max-width: 768px) { .background-image-0 {background-image: none;} }
      .background-image-evil {background-image: url(https://evil.example/media/a.jpg)}`);
    expect(css.split('\n')).toEqual([
      '.background-image-5f3a{background-image:url("/media/wysiwyg/a.jpg?auto=webp&format=pjpg&width=1600&quality=85")}',
      '@media only screen and (max-width: 768px){.background-image-5f3a{background-image:url("/media/wysiwyg/b%20%281%29.png?auto=webp&format=png&width=960&quality=85")}}',
      '@media only screen and (max-width: 768px){.background-image-0{background-image:none}}',
    ]);
  });

  it('[CMS-3] scopeStyles tells which elements are hidden at every width, by what is said last', () => {
    const { hidden, css } = scope(`#html-body [data-pb-style=A],#html-body [data-pb-style=B]{display:none}
      #html-body [data-pb-style=B]{display:flex}
      #html-body [data-pb-style=C]{display: NONE !important}
      #html-body [data-pb-style=E]{display:none}
      @media (max-width: 640px){#html-body [data-pb-style=D]{display:none} #html-body [data-pb-style=E]{display:block}}`);
    expect([...hidden]).toEqual(['A', 'C']);
    expect(css).toContain('@media (max-width: 640px){[data-pb-style="D"]{display:none}');
  });

  it('scopeStyles confines what merchants type to the inside of content', () => {
    expect(scope('.offer > a:hover, #promo h2.big, body .x[data-role="y"] { color : red }').css).toBe(
      '.rich-text :is(.offer > a:hover),.rich-text :is(#promo h2.big),.rich-text :is(body .x[data-role="y"]){color:red}',
    );
    expect(scope('#html-body .offer{color:red}').css).toBe('.rich-text :is(.offer){color:red}');
    expect(scope('<!-- .offer{color:red} -->').css).toBe('.rich-text :is(.offer){color:red}');
  });

  it.each([
    '@media (min-width: 48em) and (orientation: landscape)',
    '@media screen, print',
    '@media (hover: hover)',
    '@media (prefers-reduced-motion: reduce)',
  ])('scopeStyles leaves %s', (query) => {
    expect(scope(`${query} { .a{color:red} }`).css).toBe(`${query}{.rich-text :is(.a){color:red}}`);
  });
});

describe('[CMS-2] scopeStyles removes what could reach beyond content', () => {
  it.each([
    'position:fixed',
    'position:absolute',
    'position:sticky',
    'z-index:9999',
    'margin-top:-2000px',
    'margin:-101px',
    'margin:-10000%',
    'margin:calc(0px - 900px)',
    'inset:0',
    'top:0',
    'content:"x"',
    'behavior:url(x.htc)',
    '-moz-binding:url(//evil.example/x.xml#x)',
    'width:expression(alert(1))',
    'width:calc(var(--x) * 1)',
    'color:var(--secret)',
    'background:url(//evil.example/a.png)',
    'background:#fff url(https://shop.example/media/a.jpg)',
    'background-image:url(//evil.example/media/a.png)',
    'background-image:url(javascript:alert(1))',
    'background-image:url(data:image/svg+xml;base64,PHN2Zz4=)',
    'background-image:url(/checkout/cart)',
    'background-image:url("/media/a.jpg"),url(//evil.example/a)',
    'background-image:image-set(url(//evil.example/a) 1x)',
    'background-image:cross-fade(url(//evil.example/a), red)',
    'list-style:url(//evil.example/a)',
    'cursor:url(//evil.example/a), auto',
    'border-image:url(//evil.example/a)',
    'filter:url(//evil.example/a#b)',
    'mask:url(//evil.example/a)',
    'transform:translateY(-900px)',
    'transform:scale(40)',
    'box-shadow:0 0 0 9999px #fff',
    'animation:a 1s',
    'transition:all 1s',
    'all:unset',
    '--x:url(//evil.example)',
    'src:url(//evil.example/f.woff)',
    'font-family:"a\\22}body{color:red"',
    'color:r\\65 d',
    'width:1px/**/;position:fixed',
    'color:red</style><script>alert(1)</script>',
    'width:123456789px',
  ])('scopeStyles leaves out %s', (declaration) => {
    const { css } = scope(`#html-body [data-pb-style=A]{${declaration}} .b{color:blue}`);
    expect(css.replace('[data-pb-style="A"]{width:1px}\n', '')).toMatch(/^(\.rich-text :is\(\.b\)\{color:blue\})?$/);
  });

  it.each([
    ['another file', '@import url(//evil.example/x.css);'],
    ['another file in capitals', '@IMPORT "//evil.example/x.css";'],
    ['a font', '@font-face{font-family:x;src:url(//evil.example/x)}'],
    ['movement', '@keyframes a{from{color:red}to{color:blue}}'],
    ['a layer', '@layer base{.a{color:red}}'],
    ['a question to the browser', '@supports (display:grid){.a{color:red}}'],
    ['a character set', '@charset "utf-7";'],
    ['a namespace', '@namespace url(//evil.example);'],
    ['a property', '@property --x{syntax:"*";inherits:true}'],
    ['a container', '@container (width > 1px){.a{color:red}}'],
    ['a page', '@page{margin:0}'],
    ['a document', '@document url(//x){.a{color:red}}'],
    ['a nested rule', '.a{& .c{color:red}}'],
    ['a media rule in another', '@media (hover:hover){@media print{.a{color:red}}}'],
    ['a media query that is none', '@media (min-width:expression(alert(1))){.a{color:red}}'],
    ['a media query with a hole', '@media screen{}</style><script>{.a{color:red}}'],
    ['a selector that closes its bracket', '.a) body{color:red}'],
    ['a selector that opens one', '.a:is(body{color:red}'],
    ['a selector with an escape', '.\\61{color:red}'],
    ['the whole page', ':root{color:red}'],
    ['a selector with a host', ':host(.a){color:red}'],
    ['an element of a rule that is none', '.a::before{color:red}'],
    ['an ID that ends its selector', '#html-body [data-pb-style=A"],body{color:red}'],
    ['a selector with a tag', '<b>.a{color:red}'],
    ['a selector with a string', '[a="</style>"]{color:red}'],
    ['nonsense', '}}}{{ :: ;;'],
    ['a text that never ends', '.a{color:"red'],
    ['a remark that never ends', '/* .a{color:red}'],
  ])('scopeStyles leaves out %s', (_, css) => {
    const scoped = scope(`.b{color:blue}\n${css}`).css;
    expect(scoped).toMatch(/^\.rich-text :is\(\.b\)\{color:blue\}/);
    expect(scoped).not.toMatch(/red|[<\\]|@|evil/);
  });

  it('scopeStyles reads on after what it cannot read', () => {
    const broken = ['.a{color}', '.b{:}', '@media{ }', '}', '.c{color:blue}', '.d{color:red;;:}', '[}'];
    expect(scope([...broken, '.e{color:red}', '.f{color:red'].join('\n')).css).toBe(
      ['.rich-text :is(.c){color:blue}', '.rich-text :is(.e){color:red}'].join('\n'),
    );
  });

  it('scopeStyles leaves out a picture without an address, also where the backend’s own is of its pictures', () => {
    const cdn = { ...place, backendUrls: ['https://cdn.example/media/'] };
    expect(scopeStyles('.a{background-image:url("")}.b{background-image:url()}', cdn).css).toBe('');
  });

  it('scopeStyles leaves out values too long to be meant', () => {
    expect(scope(`.a{font-family:${'a '.repeat(600)}}`).css).toBe('');
  });

  it('scopeStyles reads no more than its limit, whatever the text is made of', () => {
    const rule = '.a{color:red}';
    const count = Math.floor(LONGEST_CSS / rule.length);
    expect(scope(rule.repeat(count * 5)).css.split('\n')).toHaveLength(count);
    for (const part of ['{', 'a{', '(', '"', '/*', '[', ':', 'a,', 'a ', '@media ', '\\', '@media(min-width:']) {
      expect(scope(part.repeat(LONGEST_CSS)).css).toBe('');
    }
    const selectors = scope(`${'a,'.repeat(LONGEST_CSS / 2 - 20)}b{color:red}`).css;
    expect(selectors.split(',')).toHaveLength(50);
    expect(scope(`${'a{'.repeat(1000)}color:red${'}'.repeat(1000)}`).css).toBe('');
  });
});
