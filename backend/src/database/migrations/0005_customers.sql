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
DROP INDEX "cart_customer";--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "token_secret" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "firstname" text NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "lastname" text NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "middlename" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "suffix" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "gender" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "taxvat" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "store_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "allows_assistance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "default_billing_id" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "default_shipping_id" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "first_failure_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "tokens_revoked_at" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_of_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."is_active";