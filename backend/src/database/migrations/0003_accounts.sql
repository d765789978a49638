ALTER TABLE "cart" DROP CONSTRAINT "cart_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "sales_order" DROP CONSTRAINT "sales_order_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "reset_token_hash" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "reset_token_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;