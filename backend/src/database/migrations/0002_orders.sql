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
ALTER TABLE "sales_order" ADD COLUMN "rate" numeric(20, 10) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "comments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD COLUMN "details" jsonb DEFAULT '{"attributes":[],"options":[],"bundle":[],"links":[],"discounts":[],"pieces":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD COLUMN "quantity_canceled" numeric(12, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_card" ADD COLUMN "expires" text;--> statement-breakpoint
ALTER TABLE "document_sequence" ADD CONSTRAINT "document_sequence_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_token" ADD CONSTRAINT "payment_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchased_link" ADD CONSTRAINT "purchased_link_order_item_id_sales_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."sales_order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document" ADD CONSTRAINT "sales_document_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document_item" ADD CONSTRAINT "sales_document_item_document_id_sales_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."sales_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_document_item" ADD CONSTRAINT "sales_document_item_order_item_id_sales_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."sales_order_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_token_customer" ON "payment_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "purchased_link_item" ON "purchased_link" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_document_number" ON "sales_document" USING btree ("kind","increment_id");--> statement-breakpoint
CREATE INDEX "sales_document_order" ON "sales_document" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_document_item_document" ON "sales_document_item" USING btree ("document_id");