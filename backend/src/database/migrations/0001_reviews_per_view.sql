CREATE TABLE "review_summary" (
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"rating" integer NOT NULL,
	"review_count" integer NOT NULL,
	CONSTRAINT "review_summary_product_id_store_id_pk" PRIMARY KEY("product_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "review_summary" ADD CONSTRAINT "review_summary_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was written before was shown in every view, and stays so.
ALTER TABLE "review" ADD COLUMN "store_ids" integer[] NOT NULL DEFAULT '{0}';--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "store_ids" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "review_summary" ("product_id", "store_id", "rating", "review_count")
SELECT "product_index"."product_id", "store"."id", "product_index"."rating_summary", "product_index"."review_count"
FROM "product_index" CROSS JOIN "store" WHERE "product_index"."review_count" > 0;--> statement-breakpoint
ALTER TABLE "product_index" DROP COLUMN "rating_summary";--> statement-breakpoint
ALTER TABLE "product_index" DROP COLUMN "review_count";
