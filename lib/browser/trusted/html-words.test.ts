// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { htmlWords } from './html-words';

it.each([
  ['Left &amp; <b class=x>gone</b><script>alert("<b>")</script><style>a{}</style>', 'Left & gone'],
  ['<p title="5 > 4" id=\'a>b\'>Caf&eacute;</p><!-- <b>not\nsaid</b> -->', 'Café'],
  ['<?xml version="1.0"?><!doctype html><![if !vml]>Word<![endif]> <p title=it\'s>a</p> b\'c > d', "Word a b'c > d"],
  ['1 < 2 &lt;b&gt;', '1 < 2 <b>'],
])('says the words of %s', (html, words) => {
  expect(htmlWords(html)).toBe(words);
});
