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
DROP INDEX "product_facet_option";--> statement-breakpoint
DROP INDEX "product_index_price";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_product" ON "product_search" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("store_id","name","product_id");--> statement-breakpoint
CREATE INDEX "product_search_document" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "product_search_skus" ON "product_search" USING gin ("skus" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_search_text" ON "product_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_index_price" ON "product_index" USING btree ("min_price","product_id");--> statement-breakpoint
ALTER TABLE "facet_set" ALTER COLUMN "products" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "shop_search" (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "shop_search" ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH unaccent, english_stem;
