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
ALTER TABLE "attribute" ADD COLUMN "is_comparable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_list_id_compare_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."compare_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_list" ADD CONSTRAINT "compare_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compare_item_list_product" ON "compare_item" USING btree ("list_id","product_id");--> statement-breakpoint
CREATE INDEX "compare_item_product" ON "compare_item" USING btree ("product_id");--> statement-breakpoint
-- Shops that were filled before this compare what they filter by.
UPDATE "attribute" SET "is_comparable" = true WHERE "is_filterable";