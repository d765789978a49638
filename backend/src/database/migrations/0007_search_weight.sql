ALTER TABLE "attribute" ADD COLUMN "search_weight" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "lead" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "lead_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Shops that were filled before this weigh what they did, and ingredients before names.
UPDATE "attribute" SET "search_weight" = CASE "code" WHEN 'active_ingredient' THEN 8 ELSE 3 END WHERE "code" IN ('active_ingredient', 'brand');
