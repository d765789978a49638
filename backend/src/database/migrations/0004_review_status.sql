ALTER TABLE "review" ADD COLUMN "status" text;--> statement-breakpoint
UPDATE "review" SET "status" = CASE WHEN "is_approved" THEN 'approved' ELSE 'pending' END;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "review" DROP COLUMN "is_approved";
