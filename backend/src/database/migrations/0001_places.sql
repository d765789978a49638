CREATE TABLE "customer_place" (
	"customer_id" integer NOT NULL,
	"place" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	CONSTRAINT "customer_place_customer_id_place_pk" PRIMARY KEY("customer_id","place")
);
--> statement-breakpoint
ALTER TABLE "customer_place" ADD CONSTRAINT "customer_place_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;