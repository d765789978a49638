ALTER TABLE "customer" DROP CONSTRAINT "customer_email_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));