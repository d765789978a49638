import { describe, expect, it } from 'vitest';
import { factLines, factOfLine, readFacts, textLines } from './fact-lines';

describe('what a merchant wrote in a block', () => {
  it.each([
    ['<p>One</p><div>Two</div>Three<br>Four<br />Five', ['One', 'Two', 'Three', 'Four', 'Five']],
    ['<ul><li>One</li><LI>Two</LI></ul><h2>Three</h2>Four', ['One', 'Two', 'Three', 'Four']],
    ['<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', ['One', 'Two']],
    ['<style media="all">p { a: b }\n</style><!-- no: line\n -->One', ['One']],
    ['<p class="a">One <b>and</b> two</p>\n\n <p> </p>Three', ['One and two', 'Three']],
    ['A &amp; B &lt;&gt; &quot;C&quot;&nbsp;D &ndash; &mdash; &#233; &other;', ['A & B <> "C" D – — é &other;']],
    ['', []],
  ])('%s has the lines %j', (html, lines) => expect(textLines(html)).toEqual(lines));

  it.each([
    ['Delivery: 2 days', { name: 'delivery', value: '2 days' }],
    ['Open : Mon-Fri 9:00', { name: 'open', value: 'Mon-Fri 9:00' }],
    ['Delivery:', null],
    [': 2 days', null],
    ['No fact', null],
  ])('the line %j says %j', (line, fact) => expect(factOfLine(line)).toEqual(fact));

  it('is facts by their name, each in its order; other lines say nothing', () => {
    expect([...factLines('<p>Day: Monday</p><p>Hello</p><p>Price: 5</p><p>day: Tuesday</p>')]).toEqual([
      ['day', ['Monday', 'Tuesday']],
      ['price', ['5']],
    ]);
  });

  it('is read as far as it is understood, and the rest is told', () => {
    const wrong: string[] = [];
    const parse = (value: string) => (value === 'x' ? null : Number(value));
    expect(readFacts(factLines('Price: 5<br>Price: x<br>Price: 0'), 'price', parse, wrong)).toEqual([5, 0]);
    expect(readFacts(new Map(), 'price', parse, wrong)).toEqual([]);
    expect(wrong).toEqual(['price: x']);
  });
});
