ALTER TABLE "category_text" ADD COLUMN "cms_block_id" integer;--> statement-breakpoint
ALTER TABLE "category" DROP COLUMN "cms_block_id";