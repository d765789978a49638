import { test } from 'vitest';
import { connect } from '../../database/connect';
import { migrate } from '../../database/migrate';
import { loadSeed } from '../../database/seed/load';
import { createServer } from '../../server';
import { tinyShop } from '../../testing/tiny-shop';
import { resolvers } from './resolvers';

test('smoke', async () => {
  const { db } = await connect();
  await migrate(db);
  await loadSeed(db, tinyShop);
  const server = createServer({ db, resolvers });
  const ask = async (query: string, headers = {}) => {
    const r = await server.fetch(new Request('http://shop.example/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) }));
    console.log(r.status, JSON.stringify(JSON.parse(await r.text()), null, 1));
  };
  await ask('{ products(search:"") { total_count items { __typename sku name vegan warnings url_key stock_status rating_summary review_count price_range { minimum_price { regular_price {value currency} final_price{value} discount{amount_off percent_off} } maximum_price { final_price{value}} } price_tiers { quantity final_price {value} discount {percent_off}} } aggregations { attribute_code label count position options { label value count } } sort_fields { default options { label value } } page_info { total_pages } suggestions { search } } }');
  await ask('{ products(search:"plan") { total_count suggestions { search } } }', { store: 'mmstr_th'});
  await ask('{ products(search:"plan") { total_count suggestions { search } } }');
  await ask('{ products(search:"ธรรม", filter:{category_uid:{eq:"Mw=="}}, sort:{name:DESC}) { total_count items { sku name warnings } } }', { store: 'mmstr_th'});
  await ask('{ products(filter:{name:{match:"pla"}, size:{in:["301"]}}) { total_count items { sku name warnings } } }');
  await ask('{ products(filter:{category_uid:{in:["Mw==","NA=="]}}, sort:{price:ASC}) { total_count items { sku } } }');
  await ask('{ categories { items { uid name product_count children_count path_in_store children { name url_path breadcrumbs { category_name } products(pageSize:2) { items {sku} total_count page_info{total_pages}} } } } }');
  await ask('{ products(filter:{sku:{in:["SHIRT","KIT","FAMILY","LEAFLET","OPTIONS"]}}) { items { sku ... on ConfigurableProduct { configurable_options { label values { label uid } } variants { attributes { label } product { sku } } configurable_product_options_selection { variant { sku } options_available_for_selection { attribute_code option_value_uids } } } ... on BundleProduct { items { title options { label quantity price price_type uid } } } ... on GroupedProduct { items { position qty product { sku } } } ... on DownloadableProduct { downloadable_product_links { title price uid sample_url } } ... on CustomizableProductInterface { options { __typename title ... on CustomizableDropDownOption { value { title price uid } } ... on CustomizableFieldOption { f: value { price uid max_characters } } } } } } }');
});
