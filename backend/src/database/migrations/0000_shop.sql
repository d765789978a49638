-- Not of the schema files, so written by hand: what search needs, before the tables and after them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "shop_search" (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "shop_search" ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH unaccent, english_stem;--> statement-breakpoint
CREATE TABLE "attribute" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"labels" jsonb NOT NULL,
	"input" text NOT NULL,
	"backend_type" text NOT NULL,
	"is_filterable" boolean NOT NULL,
	"is_filterable_in_search" boolean NOT NULL,
	"is_visible_on_front" boolean NOT NULL,
	"used_in_listing" boolean NOT NULL,
	"is_comparable" boolean DEFAULT false NOT NULL,
	"search_weight" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "attribute_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "attribute_option" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"labels" jsonb NOT NULL,
	"swatch_type" text,
	"swatch_value" text
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"is_anchor" boolean NOT NULL,
	"include_in_menu" boolean NOT NULL,
	"display_mode" text NOT NULL,
	"image" text,
	"default_sort_by" text,
	"filter_price_range" numeric(12, 4),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"name" text,
	"url_key" text,
	"url_path" text,
	"description" text,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"cms_block_id" integer,
	CONSTRAINT "category_text_category_id_store_id_pk" PRIMARY KEY("category_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "compare_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compare_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"customer_id" integer,
	CONSTRAINT "compare_list_uid_unique" UNIQUE("uid"),
	CONSTRAINT "compare_list_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "cms_block" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"store_ids" integer[] NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"store_ids" integer[] NOT NULL,
	"title" text NOT NULL,
	"content_heading" text,
	"content" text NOT NULL,
	"page_layout" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "url_rewrite" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"request_path" text NOT NULL,
	"target_path" text NOT NULL,
	"redirect_type" integer NOT NULL,
	"entity_type" text,
	"entity_id" integer
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"middlename" text,
	"prefix" text,
	"suffix" text,
	"birthday" date,
	"gender" integer,
	"taxvat" text,
	"store_id" integer NOT NULL,
	"password_hash" text,
	"allows_assistance" boolean DEFAULT false NOT NULL,
	"default_billing_id" integer,
	"default_shipping_id" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"tokens_revoked_at" integer,
	"reset_token_hash" text,
	"reset_token_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"middlename" text,
	"prefix" text,
	"suffix" text,
	"company" text,
	"street" jsonb NOT NULL,
	"city" text NOT NULL,
	"country_id" text NOT NULL,
	"region" text,
	"region_code" text,
	"region_id" integer,
	"postcode" text,
	"telephone" text,
	"fax" text,
	"vat_id" text
);
--> statement-breakpoint
CREATE TABLE "customer_place" (
	"customer_id" integer NOT NULL,
	"place" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	CONSTRAINT "customer_place_customer_id_place_pk" PRIMARY KEY("customer_id","place")
);
--> statement-breakpoint
CREATE TABLE "document_sequence" (
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last_value" integer NOT NULL,
	CONSTRAINT "document_sequence_store_id_kind_pk" PRIMARY KEY("store_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_token" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"public_hash" text NOT NULL,
	"method_code" text NOT NULL,
	"gateway_token" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_token_public_hash_unique" UNIQUE("public_hash")
);
--> statement-breakpoint
CREATE TABLE "purchased_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_item_id" integer NOT NULL,
	"hash" text NOT NULL,
	"file" text NOT NULL,
	"downloads_bought" integer NOT NULL,
	"downloads_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchased_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sales_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"increment_id" text NOT NULL,
	"totals" jsonb,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_document_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_index" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_index_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_facet" (
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	CONSTRAINT "product_facet_product_id_attribute_id_option_id_pk" PRIMARY KEY("product_id","attribute_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "product_index" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_salable" boolean NOT NULL,
	"min_price" numeric(20, 6) NOT NULL,
	"max_price" numeric(20, 6) NOT NULL,
	"rating_summary" integer NOT NULL,
	"review_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_option" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_selection" (
	"id" serial PRIMARY KEY NOT NULL,
	"option_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"can_change_quantity" boolean NOT NULL,
	"price" numeric(20, 6),
	"price_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_product" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_product_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "custom_option" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"sku" text,
	"price" numeric(20, 6),
	"price_type" text,
	"max_characters" integer
);
--> statement-breakpoint
CREATE TABLE "custom_option_value" (
	"id" serial PRIMARY KEY NOT NULL,
	"option_id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"sku" text,
	"price" numeric(20, 6) NOT NULL,
	"price_type" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downloadable_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	"sort_order" integer NOT NULL,
	"file" text NOT NULL,
	"sample_file" text,
	"downloads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_gallery" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"file" text NOT NULL,
	"labels" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_disabled" boolean NOT NULL,
	"roles" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"type_id" text NOT NULL,
	"attribute_set_id" integer NOT NULL,
	"visibility" integer NOT NULL,
	"is_enabled" boolean NOT NULL,
	"weight" numeric(12, 4),
	"price" numeric(20, 6),
	"special_price" numeric(20, 6),
	"special_from" date,
	"special_to" date,
	"tax_class" text NOT NULL,
	"has_required_options" boolean NOT NULL,
	"bundle_dynamic_price" boolean,
	"bundle_dynamic_sku" boolean,
	"bundle_dynamic_weight" boolean,
	"links_title" text,
	"links_purchased_separately" boolean,
	"country_of_manufacture" text,
	"new_from" date,
	"new_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "product_link" (
	"product_id" integer NOT NULL,
	"linked_id" integer NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" numeric(12, 4),
	CONSTRAINT "product_link_product_id_linked_id_type_pk" PRIMARY KEY("product_id","linked_id","type")
);
--> statement-breakpoint
CREATE TABLE "product_option_value" (
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	CONSTRAINT "product_option_value_product_id_attribute_id_option_id_pk" PRIMARY KEY("product_id","attribute_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"name" text,
	"url_key" text,
	"description" text,
	"short_description" text,
	"meta_title" text,
	"meta_description" text,
	"meta_keyword" text,
	"attributes" jsonb,
	CONSTRAINT "product_text_product_id_store_id_pk" PRIMARY KEY("product_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"id" integer PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"nickname" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"ratings" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_item" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"manage_stock" boolean NOT NULL,
	"min_sale_quantity" numeric(12, 4) NOT NULL,
	"max_sale_quantity" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "super_attribute" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_price" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"price" numeric(20, 6),
	"percent" numeric(5, 2)
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"token" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" serial PRIMARY KEY NOT NULL,
	"masked_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"email" text,
	"coupon_code" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"carrier_code" text,
	"method_code" text,
	"payment" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_masked_id_unique" UNIQUE("masked_id")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"quantity" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_rule" (
	"id" integer PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"store_ids" integer[] NOT NULL,
	"coupon_code" text,
	"is_active" boolean NOT NULL,
	"from_date" date,
	"to_date" date,
	"action" text NOT NULL,
	"amount" numeric(12, 4) NOT NULL,
	"min_subtotal" numeric(12, 4) NOT NULL,
	"gives_free_shipping" boolean NOT NULL,
	"max_uses" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "cart_rule_coupon_code_unique" UNIQUE("coupon_code")
);
--> statement-breakpoint
CREATE TABLE "checkout_agreement" (
	"id" integer PRIMARY KEY NOT NULL,
	"store_ids" integer[] NOT NULL,
	"name" text NOT NULL,
	"checkbox_text" text NOT NULL,
	"content" text NOT NULL,
	"is_html" boolean NOT NULL,
	"mode" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sequence" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"last_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"increment_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(20, 10) DEFAULT 1 NOT NULL,
	"is_virtual" boolean NOT NULL,
	"coupon_code" text,
	"shipping_address" jsonb,
	"billing_address" jsonb NOT NULL,
	"carrier_code" text,
	"method_code" text,
	"shipping_title" text,
	"payment" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_order_increment_id_unique" UNIQUE("increment_id"),
	CONSTRAINT "sales_order_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "sales_order_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer,
	"type_id" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"choice" jsonb NOT NULL,
	"details" jsonb DEFAULT '{"attributes":[],"options":[],"bundle":[],"links":[],"discounts":[],"pieces":[]}'::jsonb NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"quantity_canceled" numeric(12, 4) DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	"row_total" integer NOT NULL,
	"row_total_including_tax" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_setting" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"nonce" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"expires" text,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_rate" (
	"store_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"min_weight" numeric(12, 4) NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	CONSTRAINT "table_rate_store_id_country_id_min_weight_pk" PRIMARY KEY("store_id","country_id","min_weight")
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"region_code" text NOT NULL,
	"tax_class" text NOT NULL,
	"title" text NOT NULL,
	"percent" numeric(7, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_set" (
	"kind" text NOT NULL,
	"attribute_id" integer NOT NULL,
	"value" integer NOT NULL,
	"products" bit varying NOT NULL,
	CONSTRAINT "facet_set_kind_attribute_id_value_pk" PRIMARY KEY("kind","attribute_id","value")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"store_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"skus" text NOT NULL,
	"text" text NOT NULL,
	"document" "tsvector" NOT NULL,
	"lead" "tsvector" DEFAULT '' NOT NULL,
	"lead_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_search_store_id_product_id_pk" PRIMARY KEY("store_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"group_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_synonym_group_id_store_id_term_pk" PRIMARY KEY("group_id","store_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"store_id" integer NOT NULL,
	"word" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_word_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" text PRIMARY KEY NOT NULL,
	"three_letter" text NOT NULL,
	"name_english" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency_rate" (
	"from" text NOT NULL,
	"to" text NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	CONSTRAINT "currency_rate_from_to_pk" PRIMARY KEY("from","to")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"token_secret" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"group_code" text NOT NULL,
	"group_name" text NOT NULL,
	"locale" text NOT NULL,
	"timezone" text NOT NULL,
	"base_currency" text NOT NULL,
	"default_currency" text NOT NULL,
	"allowed_currencies" text[] NOT NULL,
	"sort_order" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"root_category_id" integer NOT NULL,
	"config" jsonb NOT NULL,
	CONSTRAINT "store_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"sharing_code" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"wishlist_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"selected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"description" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attribute_option" ADD CONSTRAINT "attribute_option_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_list_id_compare_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."compare_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_list" ADD CONSTRAINT "compare_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_place" ADD CONSTRAINT "customer_place_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sequence" ADD CONSTRAINT "document_sequence_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_token" ADD CONSTRAINT "payment_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchased_link" ADD CONSTRAINT "purchased_link_order_item_id_sales_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."sales_order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document" ADD CONSTRAINT "sales_document_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document_item" ADD CONSTRAINT "sales_document_item_document_id_sales_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."sales_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document_item" ADD CONSTRAINT "sales_document_item_order_item_id_sales_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."sales_order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_index" ADD CONSTRAINT "category_index_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_index" ADD CONSTRAINT "product_index_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_option" ADD CONSTRAINT "bundle_option_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_selection" ADD CONSTRAINT "bundle_selection_option_id_bundle_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."bundle_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_selection" ADD CONSTRAINT "bundle_selection_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option" ADD CONSTRAINT "custom_option_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_option_value" ADD CONSTRAINT "custom_option_value_option_id_custom_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."custom_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloadable_link" ADD CONSTRAINT "downloadable_link_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_gallery" ADD CONSTRAINT "media_gallery_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_link" ADD CONSTRAINT "product_link_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_link" ADD CONSTRAINT "product_link_linked_id_product_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_value" ADD CONSTRAINT "product_option_value_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_value" ADD CONSTRAINT "product_option_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_attribute" ADD CONSTRAINT "super_attribute_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "super_attribute" ADD CONSTRAINT "super_attribute_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_price" ADD CONSTRAINT "tier_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sequence" ADD CONSTRAINT "order_sequence_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD CONSTRAINT "sales_order_item_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD CONSTRAINT "sales_order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_setting" ADD CONSTRAINT "sales_setting_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_rate" ADD CONSTRAINT "table_rate_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_option_attribute" ON "attribute_option" USING btree ("attribute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compare_item_list_product" ON "compare_item" USING btree ("list_id","product_id");--> statement-breakpoint
CREATE INDEX "compare_item_product" ON "compare_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cms_block_identifier" ON "cms_block" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "cms_page_identifier" ON "cms_page" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "url_rewrite_request" ON "url_rewrite" USING btree ("store_id","request_path");--> statement-breakpoint
CREATE INDEX "url_rewrite_lower" ON "url_rewrite" USING btree ("store_id",lower("request_path"));--> statement-breakpoint
CREATE INDEX "url_rewrite_entity" ON "url_rewrite" USING btree ("store_id","entity_type","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_token_customer" ON "payment_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "purchased_link_item" ON "purchased_link" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_document_number" ON "sales_document" USING btree ("kind","increment_id");--> statement-breakpoint
CREATE INDEX "sales_document_order" ON "sales_document" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_document_item_document" ON "sales_document_item" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "category_index_product" ON "category_index" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "category_index_position" ON "category_index" USING btree ("category_id","position","product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_index_price" ON "product_index" USING btree ("min_price","product_id");--> statement-breakpoint
CREATE INDEX "bundle_option_product" ON "bundle_option" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bundle_selection_option" ON "bundle_selection" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "category_product_product" ON "category_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "media_gallery_product" ON "media_gallery" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_type" ON "product" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "product_link_linked" ON "product_link" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "product_text_url_key" ON "product_text" USING btree ("url_key");--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "super_attribute_product" ON "super_attribute" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "tier_price_product" ON "tier_price" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "push_token_customer" ON "push_token" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_choice" ON "cart_item" USING btree ("cart_id","product_id","choice_key");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sales_order_email" ON "sales_order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sales_order_item_order" ON "sales_order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_search_product" ON "product_search" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("store_id","name","product_id");--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_search_skus" ON "product_search" USING gin ("skus" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_text" ON "product_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_choice" ON "wishlist_item" USING btree ("wishlist_id","product_id","choice_key");--> statement-breakpoint
CREATE INDEX "wishlist_item_product" ON "wishlist_item" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "facet_set" ALTER COLUMN "products" SET STORAGE EXTERNAL;
