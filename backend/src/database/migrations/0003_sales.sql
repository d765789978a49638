CREATE TABLE "cart" (
	"id" serial PRIMARY KEY NOT NULL,
	"masked_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"email" text,
	"coupon_code" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"carrier_code" text,
	"method_code" text,
	"payment" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_masked_id_unique" UNIQUE("masked_id")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"choice_key" text NOT NULL,
	"quantity" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_rule" (
	"id" integer PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"store_ids" integer[] NOT NULL,
	"coupon_code" text,
	"is_active" boolean NOT NULL,
	"from_date" date,
	"to_date" date,
	"action" text NOT NULL,
	"amount" numeric(12, 4) NOT NULL,
	"min_subtotal" numeric(12, 4) NOT NULL,
	"gives_free_shipping" boolean NOT NULL,
	"max_uses" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "cart_rule_coupon_code_unique" UNIQUE("coupon_code")
);
--> statement-breakpoint
CREATE TABLE "checkout_agreement" (
	"id" integer PRIMARY KEY NOT NULL,
	"store_ids" integer[] NOT NULL,
	"name" text NOT NULL,
	"checkbox_text" text NOT NULL,
	"content" text NOT NULL,
	"is_html" boolean NOT NULL,
	"mode" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "order_sequence" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"last_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"increment_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"is_virtual" boolean NOT NULL,
	"coupon_code" text,
	"shipping_address" jsonb,
	"billing_address" jsonb NOT NULL,
	"carrier_code" text,
	"method_code" text,
	"shipping_title" text,
	"payment" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_order_increment_id_unique" UNIQUE("increment_id"),
	CONSTRAINT "sales_order_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "sales_order_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer,
	"type_id" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"choice" jsonb NOT NULL,
	"quantity" numeric(12, 4) NOT NULL,
	"price" integer NOT NULL,
	"row_total" integer NOT NULL,
	"row_total_including_tax" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_setting" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_card" (
	"nonce" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_rate" (
	"store_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"min_weight" numeric(12, 4) NOT NULL,
	"price" numeric(20, 6) NOT NULL,
	CONSTRAINT "table_rate_store_id_country_id_min_weight_pk" PRIMARY KEY("store_id","country_id","min_weight")
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"region_code" text NOT NULL,
	"tax_class" text NOT NULL,
	"title" text NOT NULL,
	"percent" numeric(7, 4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sequence" ADD CONSTRAINT "order_sequence_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD CONSTRAINT "sales_order_item_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_item" ADD CONSTRAINT "sales_order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_setting" ADD CONSTRAINT "sales_setting_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_rate" ADD CONSTRAINT "table_rate_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_customer" ON "cart" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_choice" ON "cart_item" USING btree ("cart_id","product_id","choice_key");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sales_order_email" ON "sales_order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sales_order_item_order" ON "sales_order_item" USING btree ("order_id");