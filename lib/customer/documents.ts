import { graphql } from '@/lib/magento/graphql';

/** Who is signed in, and their address book. */
export const customerDocument = graphql(`
  query customer {
    customer {
      email
      firstname
      lastname
      is_subscribed
      date_of_birth
      taxvat
      gender
      default_billing
      default_shipping
      addresses {
        id
        firstname
        lastname
        company
        street
        city
        region {
          region
          region_code
          region_id
        }
        postcode
        country_code
        telephone
        default_billing
        default_shipping
      }
    }
  }
`);

/** Numbers of a customer's orders; Magento does not promise an order of them. */
export const customerOrdersDocument = graphql(`
  query customerOrders($page: Int!, $pageSize: Int!) {
    customer {
      orders(currentPage: $page, pageSize: $pageSize) {
        page_info {
          total_pages
        }
        items {
          id
          number
        }
      }
    }
  }
`);
